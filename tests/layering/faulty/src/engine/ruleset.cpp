// The factory.
#include "kids/turn.h"
