#include "log_rows.h"

#include <array>

#include "counted.h"
#include "overloaded.h"
#include "remparts/engine/rules/city_queries.h"
#include "sentences.h"

namespace remparts::model {

namespace {

using sentences::Text;

QString setWallText(int pieces, int guards) {
    const QString walls = Text::tr("set %n wall piece(s)", nullptr, pieces);
    return guards == 0 ? walls : Text::tr("%1, %2").arg(walls, sentences::guardCount(guards));
}

QString laidText(engine::Position position, const std::optional<engine::FollowerRole>& follower) {
    const QString place = sentences::place(position);
    if (!follower) return Text::tr("laid %1").arg(place);
    switch (*follower) {
        case engine::FollowerRole::Citizen:
            return Text::tr("laid %1, a citizen on it").arg(place);
        case engine::FollowerRole::Seller:
            return Text::tr("laid %1, a seller on it").arg(place);
        case engine::FollowerRole::Steward:
            return Text::tr("laid %1, a steward in it").arg(place);
        case engine::FollowerRole::Guard:
        case engine::FollowerRole::Figure:
            break;  // never placed with a tile
    }
    return Text::tr("laid %1").arg(place);
}

/// Goes through the events in their order and keeps the rows that later events still add to.
class LogWriter {
  public:
    explicit LogWriter(const engine::GameState& state) : m_state(state) {}

    void add(const engine::Event& event, int step) {
        m_step = step;
        std::visit(Overloaded{
                       [this](const engine::TilePlaced& e) { tilePlaced(e); },
                       [this](const engine::TileDiscarded& e) { tileDiscarded(e); },
                       [this](const engine::FollowerPlaced& e) { followerPlaced(e); },
                       [this](const engine::FollowerReturned& e) { m_removed += e.scored ? 0 : 1; },
                       [this](const engine::WallRoundBegan&) { m_wallRows = {}; },
                       [this](const engine::GatePlaced& e) { say(e.player, Text::tr("set the city gate"), "C5.4"); },
                       [this](const engine::WallPlaced& e) { wallChanged(e.player, 1, 0); },
                       [this](const engine::GuardPlaced& e) { wallChanged(e.player, 0, 1); },
                       [this](const engine::CityClosed&) { tell(Text::tr("The city is closed"), "C5.7"); },
                       [this](const engine::Scored& e) { scored(e); },
                       [this](const engine::CompletedUnclaimed& e) { completedUnclaimed(e); },
                       [this](const engine::EndBegan& e) {
                           m_endReason = e.reason;
                           tell(Text::tr("The game ends: %1").arg(sentences::endReason(e.reason)),
                                sentences::rule(setup(), e.reason));
                       },
                       [this](const engine::WallCompleted& e) { wallCompleted(e); },
                       [this](const engine::GameEnded& e) { gameEnded(e); },
                       [this](const engine::RoadClosed& e) { roadClosed(e); },
                       [this](const engine::ChildrenPlaced& e) { childrenPlaced(e); },
                       // A draw is seen in the hand, a tower by its points.
                       [](const engine::TurnBegan&) {},
                       [](const engine::TileDrawn&) {},
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

    LogRow& addRow(const QString& text, const QString& sentence, const QString& rule) {
        LogRow row;
        row.text = text;
        row.sentence = sentence;
        row.rule = rule;
        row.step = m_step;
        m_rows.push_back(std::move(row));
        return m_rows.back();
    }
    /// A row about the table as a whole.
    void tell(const QString& text, const QString& rule) { addRow(text, text, rule); }
    void tell(const QString& text, const char* rule) { tell(text, QString::fromLatin1(rule)); }
    /// A row about what a player did.
    void say(engine::PlayerIndex player, const QString& text, const char* rule = "") {
        addRow(text, withName(player, text), QLatin1String(rule)).player = player;
    }
    [[nodiscard]] QString withName(engine::PlayerIndex player, const QString& text) const {
        return Text::tr("%1 %2").arg(sentences::playerName(setup(), player), text);
    }
    void rewrite(std::size_t index, const QString& text) {
        LogRow& row = m_rows[index];
        row.text = text;
        row.sentence = withName(row.player, text);
    }

    void tilePlaced(const engine::TilePlaced& event) {
        m_tileRow = m_rows.size();
        m_tileCell = event.position;
        if (event.player == engine::noPlayer) return tell(Text::tr("The start tile is laid"), "K1.4");
        say(event.player, laidText(event.position, std::nullopt));
    }
    void followerPlaced(const engine::FollowerPlaced& event) {
        if (m_tileRow < m_rows.size()) rewrite(m_tileRow, laidText(m_tileCell, event.placement.role));
    }
    void tileDiscarded(const engine::TileDiscarded& event) {
        const QString id = QString::fromStdString((*setup().tiles)[event.tile].id);
        tell(Text::tr("Tile %1 fits nowhere and is set aside").arg(id), "C2.5");
    }
    void wallChanged(engine::PlayerIndex player, int pieces, int guards) {
        std::optional<WallRow>& wall = m_wallRows[player];
        if (!wall) {
            wall = WallRow{m_rows.size()};
            say(player, QString(), "C5.5");
        }
        wall->pieces += pieces;
        wall->guards += guards;
        rewrite(wall->row, setWallText(wall->pieces, wall->guards));
    }
    void scored(const engine::Scored& event) {
        LogRow& row = addRow(sentences::scoredThing(event.score), sentences::scoring(setup(), event),
                             sentences::rule(event.score));
        row.player = event.player;
        row.points = engine::pointsOf(event.score);
        row.terms = sentences::terms(event.score);
    }
    /// A complete feature never grows, so that it can be described in the position at the cursor.
    void completedUnclaimed(const engine::CompletedUnclaimed& event) {
        const auto report = engine::describeFeature(m_state, event.feature);
        tell(Text::tr("%1, nobody on it").arg(sentences::scoredThing(report.worth)), "C4.4");
    }
    void wallCompleted(const engine::WallCompleted& event) {
        const int pieces = static_cast<int>(event.edges.size());
        if (pieces != 0) tell(Text::tr("The wall is completed: %1").arg(sentences::wallPieceCount(pieces)), "C8.2");
    }
    void roadClosed(const engine::RoadClosed& event) {
        m_road = {static_cast<int>(event.tiles.size()), {}};
        tell(roadText(), "K3.1");
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
