#include <QImage>
#include <QObject>
