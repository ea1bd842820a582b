#include "city_scene.h"
#include "session.h"
