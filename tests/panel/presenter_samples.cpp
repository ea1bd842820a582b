#include "presenter_samples.h"

namespace remparts::test {

using panel::Feedback;
using panel::Slide;

namespace {

const panel::RuleLine streets{
    QStringLiteral("C4.2"), QStringLiteral("Streets"),
    QStringLiteral(
        "A street is complete when nothing can be added to it at any of its ends. Up to three tiles it brings "
        "1 point a tile, from four tiles on 2 points a tile. A tile that the street crosses twice counts once.")};

Slide named(const QString& caption) {
    Slide slide;
    slide.sheet.title = QStringLiteral("Streets, short and long");
    slide.sheet.step = 2;
    slide.sheet.steps = 9;
    slide.sheet.caption = caption;
    return slide;
}

QString wordsOf(int letters) {
    const QString words =
        QStringLiteral("Straßenabschnitte werden gemeinschaftlich gewertet und der Bürger kommt zurück, ");
    QString text;
    while (text.size() < letters) text += words;
    return text.left(letters - 1) + QLatin1Char('.');
}

}  // namespace

Slide toldSlide() {
    Slide slide = named(
        QStringLiteral("Ben lays a tile that ends the street. It is complete now: four tiles from end to end."));
    slide.sheet.rules = {streets};
    return slide;
}

Slide askingSlide() {
    Slide slide = named(QStringLiteral("Anna's citizen stands on this street. It has four tiles."));
    slide.sheet.rules = {streets};
    slide.sheet.question = panel::QuestionSheet{
        QStringLiteral("How many points does Anna get?"),
        {QStringLiteral("4 points: one for each tile"), QStringLiteral("8 points: two for each tile"),
         QStringLiteral("None: the street is not closed")},
        1,
        QStringLiteral("From four tiles on every tile of a street brings 2 points."),
        std::nullopt,
        false};
    return slide;
}

Slide answeredSlide() {
    Slide slide = askingSlide();
    slide.sheet.question->isRevealed = true;
    return slide;
}

Slide refusalSlide() {
    Slide slide = named(QStringLiteral("Cleo wants to lay her tile here."));
    slide.sheet.told = QStringLiteral("A street must go on here.");
    slide.sheet.feedback = Feedback::Wrong;
    slide.sheet.rules = {
        {QStringLiteral("C2.2"), QStringLiteral("It must fit"),
         QStringLiteral("Every side that touches another tile must go on: street on street, market on "
                        "market, houses on houses.")}};
    return slide;
}

Slide scoringSlide() {
    Slide slide = named(QStringLiteral("Anna: street of 5 tiles, 2 points each: 10"));
    slide.sheet.sum = {{QStringLiteral("5 tiles"), QStringLiteral("5"), false},
                       {QStringLiteral("2 points each"), QStringLiteral("× 2"), false},
                       {{}, QStringLiteral("= 10"), true}};
    slide.scorer = panel::PlayerLine{QStringLiteral("Anna"), engine::PlayerColor::Red, {}, false};
    slide.sheet.rules = {streets};
    return slide;
}

Slide standingsSlide() {
    Slide slide = named(QStringLiteral("Ben laid k19, a seller in it"));
    slide.asked = QStringLiteral("Cleo: lay the tile");
    slide.standings = {{QStringLiteral("Anna"), engine::PlayerColor::Red, QStringLiteral("37"), false},
                       {QStringLiteral("Ben"), engine::PlayerColor::Blue, QStringLiteral("41"), false},
                       {QStringLiteral("Cleo"), engine::PlayerColor::Green, QStringLiteral("29"), true},
                       {QStringLiteral("Bartholomäus"), engine::PlayerColor::Yellow, QStringLiteral("102"), false}};
    return slide;
}

std::vector<NamedSlide> usualSlides() {
    return {{"told", toldSlide()},       {"asking", askingSlide()},   {"answered", answeredSlide()},
            {"refusal", refusalSlide()}, {"scoring", scoringSlide()}, {"standings", standingsSlide()}};
}

std::vector<NamedSlide> longestSlides() {
    constexpr int caption = 320;
    constexpr int text = 240;
    constexpr int choice = 120;
    constexpr int ruleText = 305;
    Slide told = named(wordsOf(caption));
    told.sheet.rules = {{QStringLiteral("C10.12"), wordsOf(40), wordsOf(ruleText)}};
    told.sheet.title = wordsOf(60);
    Slide done = told;
    done.sheet.told = wordsOf(text);
    done.sheet.feedback = Feedback::Right;
    Slide asking = told;
    asking.sheet.question = panel::QuestionSheet{
        wordsOf(text), {wordsOf(choice), wordsOf(choice), wordsOf(choice), wordsOf(choice)}, 2, wordsOf(text), {},
        false};
    Slide answered = asking;
    answered.sheet.question->isRevealed = true;
    answered.sheet.rules.clear();
    Slide guard = scoringSlide();
    guard.sheet.sum.clear();
    for (int k = 0; k < 9; ++k)
        guard.sheet.sum.push_back(
            {QStringLiteral("k%1: 1 historic building").arg(k), QStringLiteral("1 × 3"), false});
    guard.sheet.sum.push_back({{}, QStringLiteral("= 27"), true});
    Slide names = standingsSlide();
    for (panel::PlayerLine& line : names.standings) line.name = QString(20, QLatin1Char('W'));
    return {{"longest-names", names},   {"longest-told", told},         {"longest-done", done},
            {"longest-asking", asking}, {"longest-answered", answered}, {"longest-guard", guard}};
}

}  // namespace remparts::test
