#include "remparts/engine/board.h"
#include "remparts/engine/rules/game.h"
