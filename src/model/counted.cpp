#include "counted.h"

namespace remparts::model::sentences {

QString tileCount(int count) {
    return Text::tr("%n tile(s)", nullptr, count);
}

QString figureCount(int count) {
    return Text::tr("%n figure(s)", nullptr, count);
}

QString followerCount(int count) {
    return Text::tr("%n follower(s)", nullptr, count);
}

QString towerCount(int count) {
    return Text::tr("%n tower(s)", nullptr, count);
}

QString guardCount(int count) {
    return Text::tr("%n guard(s)", nullptr, count);
}

QString kindCount(int count) {
    return Text::tr("%n kind(s)", nullptr, count);
}

QString wallPieceCount(int count) {
    if (count == 0) return Text::tr("no piece of wall");
    return Text::tr("%n piece(s) of wall", nullptr, count);
}

QString marketCount(int count) {
    if (count == 0) return Text::tr("no market");
    return Text::tr("%n market(s)", nullptr, count);
}

QString besideMarkets(int count) {
    return count == 0 ? Text::tr("beside no market") : Text::tr("beside %n market(s)", nullptr, count);
}

QString tilesLeft(int count) {
    return Text::tr("%n tile(s) left", nullptr, count);
}

QString wallPiecesLeft(int count) {
    return count == 0 ? Text::tr("no piece of wall left") : Text::tr("%n piece(s) of wall left", nullptr, count);
}

QString figuresLeft(int count) {
    return Text::tr("%n figure(s) left", nullptr, count);
}

QString pointCount(int count) {
    return Text::tr("%n point(s)", nullptr, count);
}

QString listed(const QStringList& words) {
    if (words.size() < 2) return words.join(QString());
    return Text::tr("%1 and %2").arg(words.first(words.size() - 1).join(Text::tr(", ")), words.last());
}

QString capitalised(const QString& sentence) {
    return sentence.isEmpty() ? sentence : sentence.left(1).toUpper() + sentence.mid(1);
}

}  // namespace remparts::model::sentences
