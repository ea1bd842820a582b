#include "attract/attract_teller.h"

#include <QCoreApplication>
#include <algorithm>

#include "explain/rule_book.h"
#include "final_scoring.h"
#include "kids_result.h"
#include "log_rows.h"
#include "sentences.h"

namespace remparts::app {

namespace {

struct AttractWords {
    Q_DECLARE_TR_FUNCTIONS(AttractWords)
};

constexpr qsizetype longestReason = 170;

bool isKids(const engine::Game& game) {
    return game.setup().tiles->game() == engine::GameKind::Kids;
}

int tilesToDraw(const engine::GameState& state) {
    std::int64_t left = 0;
    for (std::size_t i = 0; i < state.setup->stacks.size(); ++i)
        left += static_cast<std::int64_t>(state.setup->stacks[i].size()) - state.stacks.drawn[i];
    return static_cast<int>(left);
}

/// Whom a caption is about: who is to choose, at the end those who won.
std::vector<panel::PlayerLine> playersOf(const engine::Game& game) {
    const engine::GameState& state = game.state();
    const engine::Standings standings = game.rules().standings(state);
    std::vector<panel::PlayerLine> players;
    for (std::size_t i = 0; i < state.playerCount(); ++i) {
        const auto index = static_cast<engine::PlayerIndex>(i);
        const bool isActive = state.isOver()
                                  ? std::count(standings.winners.begin(), standings.winners.end(), index) > 0
                                  : state.decision.player == index;
        players.push_back({model::sentences::playerName(game.setup(), index), game.setup().players[i].color,
                           isKids(game) ? AttractWords::tr("%1 left").arg(standings.scores[i])
                                        : QString::number(standings.scores[i]),
                           isActive});
    }
    return players;
}

/// The same of a finished game whose final scoring has come to a station, so many of them told: nobody has won yet.
std::vector<panel::PlayerLine> playersWhileCounting(const engine::Game& game, std::size_t told) {
    std::vector<panel::PlayerLine> players = playersOf(game);
    std::vector<int> points = game.rules().standings(game.state()).scores;
    const std::vector<model::FinalStation> stations = model::finalScoring(game).stations;
    for (std::size_t i = told; i < stations.size(); ++i) points[stations[i].player] -= stations[i].points;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].points = QString::number(points[i]);
        players[i].isActive = told > 0 && stations[told - 1].player == i;
    }
    return players;
}

panel::AttractCaption captionIn(const engine::Game& game) {
    const QString name = isKids(game) ? AttractWords::tr("The Kids of Carcassonne") : AttractWords::tr("The City");
    panel::AttractCaption caption;
    caption.heading = AttractWords::tr("%1 plays itself. Any key or a touch leads back.").arg(name);
    caption.players = playersOf(game);
    return caption;
}

/// The rule in its title and, when it is short, its first sentence.
QString reasonOf(const engine::Game& game, const QString& number) {
    const model::Rule* rule = model::ruleBook(game.setup().tiles->game()).find(number);
    if (rule == nullptr) return {};
    const qsizetype end = rule->text.indexOf(QStringLiteral(". "));
    const QString first = end < 0 ? rule->text : rule->text.left(end + 1);
    if (first.size() > longestReason) return AttractWords::tr("%1: %2").arg(number, rule->title);
    return AttractWords::tr("%1: %2").arg(number, first);
}

/// Scorings of the step as sentences, those of the end of the game not among them; else what happened last.
struct Told {
    QStringList sentences;
    QString rule;
};
Told toldOf(const engine::Game& game) {
    const std::vector<model::LogRow> rows = model::logRows(game);
    const int step = static_cast<int>(game.cursor()) - 1;
    Told told;
    for (const model::LogRow& row : rows) {
        if (row.step != step || !row.points || row.isFinal) continue;
        told.sentences.append(row.sentence);
        told.rule = row.rule;
    }
    const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const model::LogRow& row) { return !row.isFinal; });
    if (told.sentences.isEmpty() && last != rows.rend()) told = {{last->sentence}, last->rule};
    return told;
}

}  // namespace

panel::AttractCaption captionOfDeal(const engine::Game& game) {
    panel::AttractCaption caption = captionIn(game);
    std::vector<engine::PlayerIndex> all;
    for (std::size_t i = 0; i < game.setup().players.size(); ++i) all.push_back(static_cast<engine::PlayerIndex>(i));
    caption.sentence = AttractWords::tr("A new game begins: %1").arg(model::sentences::names(game.setup(), all));
    caption.why = AttractWords::tr("%n tile(s) wait in the stacks", nullptr, tilesToDraw(game.state()));
    return caption;
}

panel::AttractCaption captionOfStep(const engine::Game& game) {
    panel::AttractCaption caption = captionIn(game);
    if (game.state().isOver() && !isKids(game)) caption.players = playersWhileCounting(game, 0);
    const Told told = toldOf(game);
    caption.sentence = told.sentences.mid(0, 2).join(u'\n');
    caption.why = reasonOf(game, told.rule);
    return caption;
}

panel::AttractCaption captionOfStation(const engine::Game& game, std::size_t station) {
    const model::FinalStation told = model::finalScoring(game).stations[station];
    panel::AttractCaption caption = captionIn(game);
    caption.players = playersWhileCounting(game, station + 1);
    caption.sentence = AttractWords::tr("%1: %n point(s)", nullptr, told.points).arg(told.title);
    caption.why = told.lines.empty() ? QString() : told.lines.front();
    return caption;
}

panel::AttractCaption captionOfResult(const engine::Game& game) {
    panel::AttractCaption caption = captionIn(game);
    if (isKids(game)) {
        const model::KidsResult result = model::kidsResult(game);
        caption.sentence = result.verdict;
        caption.why = result.reason;
    } else {
        const model::FinalScoring result = model::finalScoring(game);
        caption.sentence = result.verdict;
        caption.why = result.reason;
    }
    return caption;
}

panel::AttractCaption captionOfWalk(const engine::Game& game) {
    panel::AttractCaption caption = captionOfResult(game);
    caption.why = isKids(game) ? AttractWords::tr("A walk over the finished meadow")
                               : AttractWords::tr("A walk through the finished city");
    return caption;
}

}  // namespace remparts::app
