#include "presenter/game_show.h"

#include <algorithm>

#include "city_overlay.h"
#include "city_view.h"
#include "explain/rule_book.h"
#include "gains.h"
#include "hints.h"
#include "history/recorded_lines.h"
#include "language/spoken.h"
#include "sentences.h"
#include "table/table_page.h"

namespace remparts::app {

namespace {

std::vector<panel::RuleLine> ruleLine(engine::GameKind game, const QString& number) {
    const model::Rule* rule = model::ruleBook(game).find(number);
    return rule ? std::vector{panel::RuleLine{rule->number, rule->title, rule->text}}
                : std::vector<panel::RuleLine>();
}

std::vector<model::GameMoment> momentsOf(const engine::Game& game, GameShow::What what) {
    std::vector<model::GameMoment> moments = model::gameMoments(game);
    if (what == GameShow::What::Scorings)
        moments.erase(std::remove_if(moments.begin(), moments.end(),
                                     [](const model::GameMoment& moment) { return !moment.isScoring(); }),
                      moments.end());
    return moments;
}

}  // namespace

GameShow::GameShow(const model::Session& game, What what, TablePage& table)
    : m_game(game),
      m_session(table.session()),
      m_table(table),
      m_what(what),
      m_now(game.game().cursor()),
      m_isOver(game.state().isOver()) {
    m_session.setStrict(game.isStrict());
    m_session.resume({game.game(), game.lines()}, {}, false);
    readMoments();
    connect(&model::languageNews(), &model::LanguageNews::changed, this, [this] {
        readMoments();
        emit changed();
    });
    connect(&table.tableShow(), &model::TableShow::started, this, &GameShow::light);
    connect(&table.tableShow(), &model::TableShow::finished, this, &GameShow::light);
    show(slideCount() - 1);
}

bool GameShow::hasScorings(const model::Session& game) {
    return game.hasGame() && !momentsOf(game.game(), What::Scorings).empty();
}

// Told from the players' position, which the session is not always at.
void GameShow::readMoments() {
    engine::Game game = m_session.game();
    game.goTo(m_now);
    m_moments = momentsOf(game, m_what);
}

std::size_t GameShow::slideCount() const {
    return m_moments.size() + (asksNow() ? 1 : 0);
}

bool GameShow::asksNow() const {
    return m_what == What::Everything && !m_isOver;
}

std::size_t GameShow::cursor() const {
    return isNow() ? m_now : m_moments[m_at].cursor;
}

void GameShow::show(std::size_t slide) {
    const bool isNext = slide == m_at + 1;
    m_at = slide;
    m_table.tableShow().finish();
    if (isNext && cursor() == m_session.game().cursor() + 1)
        m_session.replayStep();
    else if (cursor() != m_session.game().cursor())
        m_session.goTo(cursor());
    if (!isNow() && m_moments[m_at].isScoring() && !m_moments[m_at].row.light.isEmpty())
        m_table.city().frame(model::placesOf(m_moments[m_at].row.light));
    else
        m_table.city().frameAll();
    light();
    emit changed();
}

// While something moves, its own light shows what counts.
void GameShow::light() {
    const bool isCalm = !isNow() && !m_table.tableShow().isPlaying();
    m_table.overlay().setSpotlight(isCalm ? m_moments[m_at].row.light : model::Spotlight());
}

void GameShow::next() {
    if (m_table.tableShow().isPlaying()) return m_table.tableShow().finish();
    if (m_at + 1 < slideCount()) show(m_at + 1);
}

void GameShow::back() {
    if (m_at > 0) show(m_at - 1);
}

void GameShow::first() {
    show(0);
}

void GameShow::last() {
    show(slideCount() - 1);
}

void GameShow::jumpTo(int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < slideCount()) show(static_cast<std::size_t>(row));
}

SlideSource::Reopening GameShow::reopening() const {
    return [&game = m_game, &table = m_table, what = m_what, row = jumpRow()] {
        auto show = std::make_unique<GameShow>(game, what, table);
        show->jumpTo(row);
        return show;
    };
}

QString GameShow::title() const {
    return m_what == What::Scorings ? tr("What was scored") : tr("The game so far");
}

std::vector<panel::JumpRow> GameShow::jumps() const {
    std::vector<panel::JumpRow> rows;
    for (const model::GameMoment& moment : m_moments)
        rows.push_back({title(), firstWords(moment.row.sentence), static_cast<int>(rows.size()) + 1});
    if (asksNow()) rows.push_back({title(), tr("Now"), static_cast<int>(rows.size()) + 1});
    return rows;
}

std::vector<panel::PlayerLine> GameShow::standings() const {
    const engine::Game& game = m_session.game();
    const engine::GameState& state = game.state();
    const std::vector<int> points = model::gained(state);
    const std::vector<engine::PlayerIndex> winners = state.isOver()
                                                         ? game.rules().standings(state).winners
                                                         : std::vector<engine::PlayerIndex>{state.decision.player};
    std::vector<panel::PlayerLine> lines;
    for (std::size_t k = 0; k < state.playerCount(); ++k) {
        const auto player = static_cast<engine::PlayerIndex>(k);
        lines.push_back({model::sentences::playerName(game.setup(), player), game.setup().players[k].color,
                         QString::number(points[k]), std::count(winners.begin(), winners.end(), player) != 0});
    }
    return lines;
}

void GameShow::fillMoment(panel::Slide& slide) const {
    const model::GameMoment& moment = m_moments[m_at];
    slide.sheet.caption = moment.row.sentence;
    slide.sheet.rules = ruleLine(m_session.gameKind(), moment.row.rule);
    if (!moment.row.points) {
        slide.standings = standings();
        return;
    }
    const engine::Player& player = m_session.game().setup().players[moment.row.player];
    const QString name = model::sentences::playerName(m_session.game().setup(), moment.row.player);
    slide.scorer = panel::PlayerLine{name, player.color, {}, false};
    slide.sheet.sum = model::sumLines(moment.row.sum);
    slide.asked = tr("%1 has %n point(s) now", nullptr, moment.pointsAfter).arg(name);
}

void GameShow::fillNow(panel::Slide& slide) const {
    if (!m_moments.empty()) slide.sheet.caption = m_moments.back().row.sentence;
    slide.asked = model::hintFor(m_session.game(), std::nullopt, {});
    slide.standings = standings();
    slide.hand = tileInHand(m_session.state());
}

panel::Slide GameShow::slide() const {
    panel::Slide slide;
    slide.sheet.title = title();
    slide.sheet.step = static_cast<int>(m_at);
    slide.sheet.steps = static_cast<int>(slideCount());
    slide.sheet.canGoBack = m_at > 0;
    slide.sheet.isLast = m_at + 1 == slideCount();
    if (isNow())
        fillNow(slide);
    else
        fillMoment(slide);
    return slide;
}

}  // namespace remparts::app
