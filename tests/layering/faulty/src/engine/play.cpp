// Shared code that knows a game.
#include "kids/turn.h"
