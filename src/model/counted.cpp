#include "counted.h"

namespace remparts::model::sentences {

QString tileCount(int count) {
    return count == 1 ? Text::tr("1 tile") : Text::tr("%1 tiles").arg(count);
}

QString figureCount(int count) {
    return count == 1 ? Text::tr("1 figure") : Text::tr("%1 figures").arg(count);
}

QString followerCount(int count) {
    return count == 1 ? Text::tr("1 follower") : Text::tr("%1 followers").arg(count);
}

QString towerCount(int count) {
    return count == 1 ? Text::tr("1 tower") : Text::tr("%1 towers").arg(count);
}

QString guardCount(int count) {
    return count == 1 ? Text::tr("1 guard") : Text::tr("%1 guards").arg(count);
}

QString kindCount(int count) {
    return count == 1 ? Text::tr("1 kind") : Text::tr("%1 kinds").arg(count);
}

QString wallPieceCount(int count) {
    if (count == 0) return Text::tr("no piece of wall");
    return count == 1 ? Text::tr("1 piece of wall") : Text::tr("%1 pieces of wall").arg(count);
}

QString marketCount(int count) {
    if (count == 0) return Text::tr("no market");
    return count == 1 ? Text::tr("1 market") : Text::tr("%1 markets").arg(count);
}

QString pointCount(int count) {
    return count == 1 ? Text::tr("1 point") : Text::tr("%1 points").arg(count);
}

QString listed(const QStringList& words) {
    if (words.size() < 2) return words.join(QString());
    return Text::tr("%1 and %2").arg(words.first(words.size() - 1).join(Text::tr(", ")), words.last());
}

QString capitalised(const QString& sentence) {
    return sentence.isEmpty() ? sentence : sentence.left(1).toUpper() + sentence.mid(1);
}

}  // namespace remparts::model::sentences
