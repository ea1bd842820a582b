#include "kids/turn.h"
