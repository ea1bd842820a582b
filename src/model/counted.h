// Numbers with their nouns and lists of words: the small parts of sentences. Each stands for itself, in the
// nominative; where a language would bend it, the sentence counts with %n by itself.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace remparts::model::sentences {

/// Gives every sentence of the model one context for translators.
class Text {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
};

/// "1 tile", "5 tiles"
[[nodiscard]] QString tileCount(int count);
/// "1 figure", "0 figures"
[[nodiscard]] QString figureCount(int count);
/// "1 follower", "7 followers"
[[nodiscard]] QString followerCount(int count);
/// "1 tower", "3 towers"
[[nodiscard]] QString towerCount(int count);
/// "1 guard", "2 guards"
[[nodiscard]] QString guardCount(int count);
/// "1 kind", "2 kinds"
[[nodiscard]] QString kindCount(int count);
/// "no piece of wall", "1 piece of wall", "4 pieces of wall"
[[nodiscard]] QString wallPieceCount(int count);
/// "no market", "1 market", "3 markets"
[[nodiscard]] QString marketCount(int count);
/// "beside no market", "beside 3 markets"
[[nodiscard]] QString besideMarkets(int count);
/// "1 tile left"
[[nodiscard]] QString tilesLeft(int count);
/// "no piece of wall left", "4 pieces of wall left"
[[nodiscard]] QString wallPiecesLeft(int count);
/// "3 figures left"
[[nodiscard]] QString figuresLeft(int count);
/// "1 point", "2 points"
[[nodiscard]] QString pointCount(int count);
/// "fish", "fish and grain", "fish, grain and livestock"
[[nodiscard]] QString listed(const QStringList& words);
/// The first letter as a capital.
[[nodiscard]] QString capitalised(const QString& sentence);

}  // namespace remparts::model::sentences
