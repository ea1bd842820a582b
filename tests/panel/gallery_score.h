// Pictures of the panel's parts about the score, folded and not, for the gallery.
#pragma once

#include <QString>
#include <QWidget>
#include <functional>

namespace remparts::test {

void saveScoreParts(const std::function<void(QWidget&, const QString&, QSize)>& save);

}  // namespace remparts::test
