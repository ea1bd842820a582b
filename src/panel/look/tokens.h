// Design tokens: the only place where colours, type sizes and distances are written down.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <array>

#include "player_palette.h"
#include "remparts/engine/setup.h"

namespace remparts::panel {

// Distances come from this grid of four pixels; nothing uses others.
inline constexpr int spaceXs = 4;
inline constexpr int spaceS = 8;
inline constexpr int spaceM = 12;
inline constexpr int spaceL = 16;
inline constexpr int spaceXl = 24;
inline constexpr int spaceXxl = 32;

inline constexpr double cardRadius = 10;
inline constexpr double buttonRadius = 8;
inline constexpr double innerRadius = 6;
/// Height of everything that can be clicked: more with large text, and for fingers.
[[nodiscard]] int targetHeight();

inline constexpr int panelWidth = 352;
inline constexpr int narrowPanelWidth = 288;
/// The side panel in a window of this width: wider with large text, as far as the city keeps most of the window.
[[nodiscard]] int panelWidthIn(int windowWidth);
/// Windows narrower than this get the narrow panel with a folded log.
inline constexpr int narrowBelow = 1100;
/// Windows lower than this do without the score track.
inline constexpr int lowBelow = 760;

/// Reading is for what one reads at leisure, the words of a lesson; Huge for what children see: whose turn it is, who
/// won.
enum class TextSize { Small, Body, Reading, Large, Huge };
/// The system's font in one of the sizes, as large as the person wants text (appearance.h).
[[nodiscard]] QFont textFont(TextSize size, bool bold = false);

enum class ThemeKind { Light, Dark, LightContrast, DarkContrast };
inline constexpr std::array allThemeKinds{ThemeKind::Light, ThemeKind::Dark, ThemeKind::LightContrast,
                                          ThemeKind::DarkContrast};

/// Every text colour has a contrast of at least 4.5 on every surface, 7 in the themes of high contrast.
struct Theme {
    bool dark;
    bool contrast;                        ///< surfaces are told apart by lines, not by tones
    QColor window, panel, card, line;     ///< surfaces from back to front, hairlines
    QColor sunk;                          ///< ground of bars and of what cannot be used now
    QColor text, textSoft, textFaint;     ///< faint only for what nobody must read
    QColor accent, onAccent, accentSoft;  ///< the plum of the historic banners
    QColor shadow;
};
[[nodiscard]] const Theme& themeOf(ThemeKind kind);
/// The one in use (appearance.h).
[[nodiscard]] const Theme& theme();
/// The same colours for menus and dialogs of the system.
[[nodiscard]] QPalette themePalette(ThemeKind kind);

/// Colours of players are used for players alone; each has a sign too (disc, square, triangle, cross).
[[nodiscard]] QColor playerColor(engine::PlayerColor player, model::PlayerPalette palette);
/// Of the palette in use (appearance.h).
[[nodiscard]] QColor playerColor(engine::PlayerColor player);
/// Text on that colour.
[[nodiscard]] QColor playerInk(engine::PlayerColor player);
/// A breath of it over a card.
[[nodiscard]] QColor playerTint(engine::PlayerColor player);

/// Colours that belong to the table, the same in both themes as the city below them is.
[[nodiscard]] QColor possibleColor();
[[nodiscard]] QColor forbiddenColor();
[[nodiscard]] QColor inkOnPossible();
/// Under every line over the city, as the ground may have any colour.
[[nodiscard]] QColor tableEdge();

/// How plainly one is seen on the other (WCAG 2): 1 to 21.
[[nodiscard]] double contrastOf(const QColor& first, const QColor& second);
/// `share` 0 gives `a`, 1 gives `b`.
[[nodiscard]] QColor mix(const QColor& a, const QColor& b, double share);

}  // namespace remparts::panel
