// Texts and badges as widgets that follow the theme.
#pragma once

#include <QAbstractButton>

#include "look/text.h"

namespace remparts::panel {

/// A text of one line, or of as many as its width needs.
class TextLabel : public QWidget {
    Q_OBJECT
  public:
    enum class Tone { Strong, Soft };

    explicit TextLabel(const QString& text, TextSize size = TextSize::Body, bool bold = false,
                       Tone tone = Tone::Strong, QWidget* parent = nullptr);

    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text);
    void setWrapped(bool wrapped);
    void setSize(TextSize size);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_wrapped; }
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] TextStyle style() const;

    QString m_text;
    TextSize m_size;
    bool m_bold;
    Tone m_tone;
    bool m_wrapped = false;
};

/// "C4.2"; a click opens the rules there.
class RuleBadge : public QAbstractButton {
    Q_OBJECT
  public:
    explicit RuleBadge(const QString& rule, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString m_rule;
};

}  // namespace remparts::panel
