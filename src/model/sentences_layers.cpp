#include "sentences_layers.h"

#include "counted.h"

namespace remparts::model::sentences {

QString layerName(LayerKind kind) {
    switch (kind) {
        case LayerKind::Owners:
            return Text::tr("Owners");
        case LayerKind::Markets:
            return Text::tr("Markets");
        case LayerKind::Areas:
            return Text::tr("Residential areas");
        case LayerKind::Guards:
            return Text::tr("Guards");
        case LayerKind::Streets:
            return Text::tr("Streets");
        case LayerKind::LastScoring:
            return Text::tr("Last scoring");
        case LayerKind::Roads:
            return Text::tr("Roads");
        case LayerKind::Children:
            return Text::tr("Children");
        case LayerKind::Figures:
            return Text::tr("Figures");
        case LayerKind::LastClosing:
            return Text::tr("Last closed road");
    }
    return {};
}

QString layerTitle(LayerKind kind) {
    switch (kind) {
        case LayerKind::Owners:
            return Text::tr("Features by owner");
        case LayerKind::Markets:
            return Text::tr("Markets by kind");
        case LayerKind::Areas:
            return Text::tr("Areas and their markets");
        case LayerKind::Guards:
            return Text::tr("What the guards see");
        case LayerKind::Streets:
            return Text::tr("Streets by length");
        case LayerKind::LastScoring:
            return Text::tr("Last scoring");
        case LayerKind::Roads:
            return Text::tr("Open and closed roads");
        case LayerKind::Children:
            return Text::tr("Children by colour");
        case LayerKind::Figures:
            return Text::tr("Figures on the roads");
        case LayerKind::LastClosing:
            return Text::tr("Last closed road");
    }
    return {};
}

QString layerRule(LayerKind kind) {
    switch (kind) {
        case LayerKind::Owners:
            return QStringLiteral("C4.4");
        case LayerKind::Markets:
            return QStringLiteral("C4.3");
        case LayerKind::Areas:
            return QStringLiteral("C8.4");
        case LayerKind::Guards:
            return QStringLiteral("C8.5");
        case LayerKind::Streets:
            return QStringLiteral("C4.2");
        case LayerKind::LastScoring:
            return {};
        case LayerKind::Roads:
            return QStringLiteral("K3.1");
        case LayerKind::Children:
        case LayerKind::Figures:
        case LayerKind::LastClosing:
            return QStringLiteral("K3.2");
    }
    return {};
}

QString layerNote(LayerKind kind) {
    switch (kind) {
        case LayerKind::Owners:
            return Text::tr("Full badges have scored, rings tell the worth now.");
        case LayerKind::Markets:
            return Text::tr("Badges: tiles × kinds; full ones are complete.");
        case LayerKind::Areas:
            return Text::tr("Badges: markets × 2, with the sign of who would score.");
        case LayerKind::Guards:
            return Text::tr("A band is a guard's row, up to the first free cell.");
        case LayerKind::Streets:
            return Text::tr("Badges: tiles; full ones are complete.");
        case LayerKind::LastScoring:
            return {};
        case LayerKind::Roads:
            return Text::tr("Badges: tiles of the road; full ones are closed.");
        case LayerKind::Children:
            return Text::tr("A ring waits for its figure.");
        case LayerKind::Figures:
        case LayerKind::LastClosing:
            return {};
    }
    return {};
}

QString layerEmpty(LayerKind kind) {
    switch (kind) {
        case LayerKind::Owners:
        case LayerKind::Streets:
        case LayerKind::Roads:
            return Text::tr("No tile is laid yet.");
        case LayerKind::Markets:
            return Text::tr("There is no market yet.");
        case LayerKind::Areas:
            return Text::tr("There is no residential area yet.");
        case LayerKind::Guards:
            return Text::tr("No guard stands on the wall.");
        case LayerKind::LastScoring:
            return Text::tr("Nothing has scored yet.");
        case LayerKind::Children:
            return Text::tr("There is no child on the roads yet.");
        case LayerKind::Figures:
            return Text::tr("No figure stands on a road yet.");
        case LayerKind::LastClosing:
            return Text::tr("No road is closed yet.");
    }
    return {};
}

QString ownedPoints(int scored, int now) {
    if (now == 0) return scored == 0 ? QString() : Text::tr("%1 scored").arg(pointCount(scored));
    if (scored == 0) return Text::tr("%1 as they lie").arg(pointCount(now));
    return Text::tr("%1 scored, %2 as they lie").arg(pointCount(scored), QString::number(now));
}

QString sharedFeatures() {
    return Text::tr("Shared");
}

QString nobodysFeatures() {
    return Text::tr("Nobody's");
}

QString pointsEach(int points) {
    return Text::tr("%n point(s) each", nullptr, points);
}

QString pointsAll(int points) {
    return pointCount(points);
}

QString partsOnTiles() {
    return Text::tr("parts on tiles");
}

QString touchedMarkets() {
    return Text::tr("Markets beside an area");
}

QString withFigure(int children) {
    return Text::tr("%n have a figure", nullptr, children);
}

QString figuresToGo(int left) {
    return Text::tr("%1 left").arg(left);
}

QString figuresPlaced() {
    return Text::tr("figures placed");
}

QString longest(int tiles) {
    return Text::tr("longest: %1").arg(tileCount(tiles));
}

QString closedRoadsRow() {
    return Text::tr("Closed roads");
}

QString openRoadsRow() {
    return Text::tr("Open roads");
}

QString nobodysRoads() {
    return Text::tr("Roads with nobody's child");
}

QString lengths(int fewest, int most) {
    if (most < fewest) return Text::tr("%1 and more").arg(tileCount(fewest));
    return (most == fewest + 1 ? Text::tr("%1 or %n tile(s)", nullptr, most)
                               : Text::tr("%1 to %n tile(s)", nullptr, most))
        .arg(fewest);
}

QString besideMarkets(int markets, bool andMore) {
    return andMore ? Text::tr("beside %n market(s) and more", nullptr, markets) : besideMarkets(markets);
}

QString ofKinds(int kinds) {
    return Text::tr("Markets of %n kind(s)", nullptr, kinds);
}

QString marketKind(engine::MarketKind kind) {
    switch (kind) {
        case engine::MarketKind::Fish:
            return Text::tr("Fish stalls");
        case engine::MarketKind::Grain:
            return Text::tr("Grain stalls");
        case engine::MarketKind::Livestock:
            return Text::tr("Livestock pens");
    }
    return {};
}

QString unplayedColor(engine::PlayerColor color) {
    switch (color) {
        case engine::PlayerColor::Red:
            return Text::tr("Red, played by nobody");
        case engine::PlayerColor::Blue:
            return Text::tr("Blue, played by nobody");
        case engine::PlayerColor::Green:
            return Text::tr("Green, played by nobody");
        case engine::PlayerColor::Yellow:
            return Text::tr("Yellow, played by nobody");
    }
    return {};
}

}  // namespace remparts::model::sentences
