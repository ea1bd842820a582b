#include "gallery/city_card.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include "look/icons.h"
#include "look/plates.h"
#include "saved_city_files.h"

namespace remparts::panel {
namespace {

constexpr double wordsHeight = 86;
constexpr double signSide = 18;
const char* const faultProperty = "nameFault";

QRectF boxOf(const QRect& cell) {
    return QRectF(cell).marginsRemoved(shadowMargins);
}

QRectF pictureOf(const QRectF& card) {
    return {card.x(), card.y(), card.width(), card.height() - wordsHeight};
}

QRectF nameOf(const QRectF& card) {
    return {card.x() + spaceM, card.bottom() - wordsHeight + 8, card.width() - 2 * spaceM, 22};
}

// The picture covers the box; its middle stays in the middle.
void drawCover(QPainter& painter, const QRectF& box, const QImage& image) {
    const double scale = std::max(box.width() / image.width(), box.height() / image.height());
    const QSizeF part(box.width() / scale, box.height() / scale);
    const QPointF corner((image.width() - part.width()) / 2, (image.height() - part.height()) / 2);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(box, image, QRectF(corner, part));
}

void drawPicture(QPainter& painter, const QRectF& box, const QImage& picture, bool broken) {
    if (!picture.isNull()) return drawCover(painter, box, picture);
    painter.fillRect(box, theme().sunk);
    const QRectF sign(box.center() - QPointF(18, 18), QSizeF(36, 36));
    drawIcon(painter, broken ? Icon::Close : Icon::Gate, sign, theme().textFaint);
}

// Signs with points, as many as there are players; each has the same room.
void drawPlayers(QPainter& painter, const QRectF& row, const model::SavedCity& city) {
    if (city.players.empty()) return;
    const double room = std::min(82.0, row.width() / static_cast<double>(city.players.size()));
    double x = row.x();
    for (const model::SavedCity::Player& player : city.players) {
        drawSignBadge(painter, player.color, QRectF(x, row.center().y() - signSide / 2, signSide, signSide));
        const QString points = QString::number(player.points);
        const double width = std::min(room - signSide - 6, textWidth(points, TextSize::Body, player.winner) + 1);
        drawText(painter, QRectF(x + signSide + 5, row.y(), width, row.height()), points,
                 {TextSize::Body, player.winner, theme().text});
        if (player.winner && room > signSide + 30 + width)
            drawIcon(painter, Icon::Crown, QRectF(x + signSide + 8 + width, row.center().y() - 7, 14, 14),
                     theme().accent);
        x += room;
    }
}

// Today's cities tell them apart by the hour.
QString dayOf(const QDateTime& saved) {
    if (saved.date() == QDate::currentDate())
        return CityCard::tr("today %1").arg(saved.time().toString(QStringLiteral("HH:mm")));
    return QLocale().toString(saved.date(), QLocale::ShortFormat);
}

// A long line loses its end; all of a name stands in the tool tip and below the cards when it is chosen.
QString shortened(const QString& text, double room, TextSize size, bool bold) {
    return QFontMetricsF(textFont(size, bold)).elidedText(text, Qt::ElideRight, room);
}

void drawWords(QPainter& painter, const QRectF& card, const model::SavedCity& city) {
    const QRectF name = nameOf(card);
    drawText(painter, name, shortened(city.name, name.width(), TextSize::Body, true), {TextSize::Body, true});
    const QRectF line(name.x(), name.bottom(), name.width(), 20);
    const TextStyle soft{TextSize::Small, false, theme().textSoft};
    if (city.isBroken()) {
        const QRectF reason(name.x(), name.bottom() + 2, name.width(), card.bottom() - name.bottom() - 8);
        return drawParagraph(painter, reason, CityCard::tr("Cannot be opened: %1").arg(city.fault),
                             {TextSize::Small, false, theme().textSoft, Qt::AlignLeft | Qt::AlignTop});
    }
    const QString outcome = CityCard::tr("%1: %2").arg(dayOf(city.saved), city.outcome);
    drawText(painter, line, shortened(outcome, line.width(), TextSize::Small, false), soft);
    drawPlayers(painter, QRectF(name.x(), line.bottom() + 3, name.width(), 24), city);
}

}  // namespace

CityCard::CityCard(model::SavedCityOrder& cities, QObject* parent) : QStyledItemDelegate(parent), m_cities(cities) {}

void CityCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const model::SavedCity& city = m_cities.city(index);
    const QRectF card = boxOf(option.rect);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawCard(*painter, option.state.testFlag(QStyle::State_MouseOver) ? card.adjusted(-1, -1, 1, 1) : card,
             chosen ? mix(theme().card, theme().accentSoft, 0.7) : theme().card, true);
    QPainterPath clip;
    clip.addRoundedRect(card, cardRadius, cardRadius);
    painter->save();
    painter->setClipPath(clip);
    drawPicture(*painter, pictureOf(card), city.isBroken() || !m_pictures ? QImage() : m_pictures(city),
                city.isBroken());
    painter->restore();
    drawWords(*painter, card, city);
    if (chosen) drawFocusFrame(*painter, card.adjusted(-2, -2, 2, 2), cardRadius + 1);
    painter->restore();
}

QSize CityCard::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return m_size;
}

QWidget* CityCard::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    auto* editor = new QLineEdit(parent);
    editor->setAccessibleName(tr("New name"));
    editor->setFont(textFont(TextSize::Body, true));
    const QString path = m_cities.city(index).path;
    connect(editor, &QLineEdit::textChanged, this, [this, editor, path](const QString& name) {
        const QString fault = model::faultOfName(path, name).value_or(QString());
        editor->setProperty(faultProperty, fault);
        emit nameFault(fault);
    });
    connect(editor, &QObject::destroyed, this, [this] { emit nameFault({}); });
    return editor;
}

void CityCard::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    editor->setGeometry(nameOf(boxOf(option.rect)).adjusted(-6, -4, 6, 4).toRect());
}

void CityCard::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const {
    const auto* line = qobject_cast<QLineEdit*>(editor);
    if (line && editor->property(faultProperty).toString().isEmpty()) emit nameChosen(index, line->text());
}

bool CityCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && !watched->property(faultProperty).toString().isEmpty()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab) return true;
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

}  // namespace remparts::panel
