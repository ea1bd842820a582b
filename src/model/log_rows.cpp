#include "log_rows.h"

#include <array>

#include "counted.h"
#include "explain/log_sentences.h"
#include "overloaded.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;
using sentences::Told;

/// Goes through the events in their order and keeps the rows that later events still add to.
class LogWriter {
  public:
    explicit LogWriter(const engine::GameState& state) : m_state(state) {}

    void add(const engine::Event& event, int step) {
        m_step = step;
        std::visit(Overloaded{
                       [this](const engine::TileDrawn& e) { tileDrawn(e); },
                       [this](const engine::TilePlaced& e) { tilePlaced(e); },
                       [this](const engine::TileDiscarded& e) { tileDiscarded(e); },
                       [this](const engine::FollowerPlaced& e) { followerPlaced(e); },
                       [this](const engine::FollowerReturned& e) { followerReturned(e); },
                       [this](const engine::WallRoundBegan&) { wallRoundBegan(); },
                       [this](const engine::GatePlaced& e) { gatePlaced(e); },
                       [this](const engine::WallPlaced& e) { wallChanged(e.player, e.edge, false); },
                       [this](const engine::GuardPlaced& e) { wallChanged(e.player, e.edge, true); },
                       [this](const engine::CityClosed&) { tell(Text::tr("The city is closed"), "C5.7"); },
                       [this](const engine::Scored& e) { scored(e); },
                       [this](const engine::CompletedUnclaimed& e) { completedUnclaimed(e); },
                       [this](const engine::EndBegan& e) {
                           m_endReason = e.reason;
                           m_isFinal = true;
                           tell(Text::tr("The game ends: %1").arg(sentences::endReason(e.reason)),
                                sentences::rule(setup(), e.reason));
                       },
                       [this](const engine::WallCompleted& e) { wallCompleted(e); },
                       [this](const engine::GameEnded& e) { gameEnded(e); },
                       [this](const engine::RoadClosed& e) { roadClosed(e); },
                       [this](const engine::ChildrenPlaced& e) { childrenPlaced(e); },
                       // Whose turn it is shows above the log, a tower by its points.
                       [](const engine::TurnBegan&) {},
                       [](const engine::TowerPlaced&) {},
                   },
                   event);
    }
    [[nodiscard]] std::vector<LogRow> takeRows() { return std::move(m_rows); }

  private:
    struct WallRow {
        std::size_t row = 0;
        int pieces = 0;
        int guards = 0;
    };

    [[nodiscard]] const engine::GameSetup& setup() const { return *m_state.setup; }
    [[nodiscard]] bool isKids() const { return setup().tiles->game() == engine::GameKind::Kids; }
    [[nodiscard]] QString nameOf(engine::PlayerIndex player) const { return sentences::playerName(setup(), player); }

    LogRow& addRow(const Told& told, const QString& rule) {
        LogRow row;
        row.text = told.text;
        row.sentence = told.sentence;
        row.rule = rule;
        row.step = m_step;
        row.isFinal = m_isFinal;
        m_rows.push_back(std::move(row));
        return m_rows.back();
    }
    /// A row about the table as a whole.
    LogRow& tell(const QString& text, const QString& rule) { return addRow({text, text}, rule); }
    LogRow& tell(const QString& text, const char* rule) { return tell(text, QString::fromLatin1(rule)); }
    /// A row about what a player did.
    LogRow& say(engine::PlayerIndex player, const Told& told, const char* rule) {
        LogRow& row = addRow(told, QString::fromLatin1(rule));
        row.player = player;
        return row;
    }
    static void rewrite(LogRow& row, const Told& told) {
        row.text = told.text;
        row.sentence = told.sentence;
    }

    /// In The City the tile comes by itself and is seen in the hand; in The Kids drawing is an act of its own (K2.1).
    void tileDrawn(const engine::TileDrawn& event) {
        m_drawn = event;
        m_drawRow.reset();
        if (!isKids()) return;
        m_drawRow = m_rows.size();
        say(event.player, sentences::turnedUp(nameOf(event.player), event.stack), "K2.1");
    }
    void tilePlaced(const engine::TilePlaced& event) {
        m_tileCell = event.position;
        const bool isStart = event.player == engine::noPlayer;
        const std::size_t drawRow = m_drawRow.value_or(m_rows.size());
        m_drawRow.reset();
        m_tileRow = drawRow;
        if (isStart) tell(Text::tr("The start tile is laid"), "K1.4");
        if (m_tileRow == m_rows.size()) say(event.player, {}, "C2.1");
        LogRow& row = m_rows[m_tileRow];
        row.light.cells = {event.position};
        row.step = m_step;
        if (isStart) return;
        if (isKids()) row.rule = QStringLiteral("K2.2");
        rewrite(row, sentences::laid(nameOf(event.player), event.position, std::nullopt));
        noteDraw(row, event);
    }
    void noteDraw(LogRow& row, const engine::TilePlaced& event) {
        const QString tile = tileName(event.tile);
        const QString name = nameOf(event.player);
        if (m_drawn && m_drawn->tile == event.tile)
            row.notes.append(isKids() ? sentences::turnedUpFromPile(name, tile, m_drawn->stack)
                                      : sentences::drewFromStack(name, tile, m_drawn->stack));
        row.notes.append(sentences::liesTurned(event.orientation));
        m_drawn.reset();
    }
    [[nodiscard]] QString tileName(engine::TileIndex tile) const {
        return QString::fromStdString((*setup().tiles)[tile].id);
    }
    void followerPlaced(const engine::FollowerPlaced& event) {
        if (m_tileRow >= m_rows.size()) return;
        LogRow& row = m_rows[m_tileRow];
        rewrite(row, sentences::laid(nameOf(row.player), m_tileCell, event.placement.role));
    }
    /// C4.5: those that scored come back with the scoring that was told last.
    void followerReturned(const engine::FollowerReturned& event) {
        if (!event.scored)
            ++m_removed;
        else if (!m_rows.empty() && m_rows.back().points)
            m_rows.back().notes.append(sentences::takesBack(nameOf(event.placement.player), event.placement.role));
    }
    void tileDiscarded(const engine::TileDiscarded& event) {
        tell(Text::tr("Tile %1 fits nowhere and is set aside").arg(tileName(event.tile)), "C2.5");
    }
    void wallRoundBegan() {
        m_wallRows = {};
        tell(Text::tr("Everybody builds at the wall"), "C5.2");
    }
    void gatePlaced(const engine::GatePlaced& event) {
        say(event.player, sentences::gateSet(nameOf(event.player)), "C5.4").light.edges = {event.edge};
    }
    void wallChanged(engine::PlayerIndex player, engine::BoardEdge edge, bool isGuard) {
        std::optional<WallRow>& wall = m_wallRows[player];
        if (!wall) {
            wall = WallRow{m_rows.size()};
            say(player, {}, "C5.5");
        }
        LogRow& row = m_rows[wall->row];
        if (!isGuard) row.light.edges.push_back(edge);
        ++(isGuard ? wall->guards : wall->pieces);
        rewrite(row, sentences::wallsSet(nameOf(player), wall->pieces, wall->guards));
    }
    void scored(const engine::Scored& event) {
        LogRow& row = addRow({sentences::scoredThing(event.score), sentences::scoring(setup(), event)},
                             sentences::rule(event.score));
        row.player = event.player;
        row.points = engine::pointsOf(event.score);
        row.terms = sentences::terms(event.score);
        row.sum = scoreTerms(m_state, event);
        row.light.cells = event.tiles;
        if (event.feature.tile >= 0) {
            row.light.feature = event.feature;
            return;
        }
        row.light.edges = row.sum.front().edges;
        if (row.light.edges.empty()) row.light.edges = {event.edge};
    }
    /// A complete feature never grows, so that it can be described in the position at the cursor.
    void completedUnclaimed(const engine::CompletedUnclaimed& event) {
        const auto report = engine::describeFeature(m_state, event.feature);
        LogRow& row = tell(Text::tr("%1, nobody on it").arg(sentences::scoredThing(report.worth)), "C4.4");
        row.light = {event.feature, report.tiles, {}};
    }
    void wallCompleted(const engine::WallCompleted& event) {
        const int pieces = static_cast<int>(event.edges.size());
        if (pieces == 0) return;
        tell(Text::tr("The wall is completed: %1").arg(sentences::wallPieceCount(pieces)), "C8.2").light.edges =
            event.edges;
    }
    void roadClosed(const engine::RoadClosed& event) {
        m_road = {static_cast<int>(event.tiles.size()), {}};
        tell(roadText(), "K3.1").light = {event.road, event.tiles, {}};
    }
    void childrenPlaced(const engine::ChildrenPlaced& event) {
        m_road.placed.push_back({event.player, static_cast<int>(event.figures.size())});
        LogRow& row = m_rows.back();
        row.text = row.sentence = roadText();
        row.rule = QStringLiteral("K3.2");
    }
    /// "Road of 3 closed: Anna places 2, Ben 1"
    [[nodiscard]] QString roadText() const {
        return Text::tr("Road of %n closed: %1", nullptr, m_road.tiles).arg(sentences::placings(setup(), m_road));
    }
    void gameEnded(const engine::GameEnded& event) {
        if (m_removed > 0) tell(Text::tr("%n follower(s) go home without points", nullptr, m_removed), "C8.3");
        tell(sentences::outcome(setup(), event.scores, event.winners), sentences::outcomeRule(setup(), m_endReason));
    }

    const engine::GameState& m_state;
    std::vector<LogRow> m_rows;
    int m_step = -1;
    bool m_isFinal = false;
    std::optional<engine::TileDrawn> m_drawn;
    std::optional<std::size_t> m_drawRow;  ///< of the tile in hand, where drawing has a row
    std::size_t m_tileRow = 0;
    engine::Position m_tileCell;
    std::array<std::optional<WallRow>, engine::maxPlayers> m_wallRows;
    int m_removed = 0;
    sentences::ClosedRoad m_road;
    engine::EndReason m_endReason = engine::EndReason::TilesExhausted;
};

}  // namespace

std::vector<LogRow> logRows(const engine::Game& game) {
    LogWriter writer(game.state());
    for (const engine::Event& event : game.startEvents()) writer.add(event, -1);
    for (std::size_t i = 0; i < game.cursor(); ++i)
        for (const engine::Event& event : game.steps()[i].events) writer.add(event, static_cast<int>(i));
    return writer.takeRows();
}

}  // namespace remparts::model
