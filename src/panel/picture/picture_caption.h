// The caption of a picture: who played, how it ended, when; in a calm band along the lower edge.
#pragma once

#include <QPainter>
#include <QSize>
#include <QString>
#include <vector>

#include "remparts/engine/setup.h"

namespace remparts::panel {

struct PictureCaption {
    struct Player {
        QString name;
        QString points;  ///< "96", in The Kids "2 left"
        engine::PlayerColor color = engine::PlayerColor::Red;
        bool winner = false;
    };
    QString heading;  ///< "The City"
    QString line;     ///< "Anna wins with 96 points, 2 November 2026"
    std::vector<Player> players;
};

/// Where everything of a caption comes to lie, in pixels of the picture. Letters grow with the picture and shrink
/// only where a long name would not fit; nothing is ever cut.
struct CaptionLayout {
    struct Text {
        QRectF box;
        QString text;
        double pixels = 0;  ///< height of the letters
        bool bold = false;
        bool soft = false;
    };
    struct Sign {
        QRectF box;
        engine::PlayerColor color = engine::PlayerColor::Red;
    };
    QRectF band;
    double unit = 1;  ///< how large everything is drawn
    std::vector<Text> texts;
    std::vector<Sign> signs;
    std::vector<QRectF> crowns;
};
[[nodiscard]] CaptionLayout layOutCaption(const PictureCaption& caption, QSize picture);

/// How much of the picture's lower edge the band takes, in pixels.
[[nodiscard]] int captionHeight(const PictureCaption& caption, QSize picture);

void drawCaption(QPainter& painter, const PictureCaption& caption, QSize picture);

}  // namespace remparts::panel
