// The timeline as assistive tools find it: a slider over the actions of the game.
#pragma once

namespace remparts::panel {

class Timeline;

/// From then on every Timeline is found as a slider.
void makeTimelinesTold();
/// To be called when the position on the table or the length of its line is another one.
void tellTimelineMoved(Timeline& timeline);

}  // namespace remparts::panel
