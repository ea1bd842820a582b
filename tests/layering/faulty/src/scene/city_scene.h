#include <Qt3DCore/QEntity>
