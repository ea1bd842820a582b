#include "city_picture.h"

#include "city_picture_studio.h"

namespace remparts::scene {

geometry::TimeOfDay usualTime(View view) {
    return view == View::Top ? geometry::TimeOfDay::Noon : geometry::TimeOfDay::GoldenHour;
}

std::optional<QImage> cityPicture(const engine::GameState& state, const PictureRequest& request) {
    PictureStudio studio;
    studio.begin(state, request);
    while (studio.step()) {
    }
    return studio.take();
}

std::optional<QImage> cityPicture(const engine::GameState& state, QSize size, View view,
                                  const std::vector<engine::BoardEdge>& imaginedWall) {
    PictureRequest request;
    request.size = size;
    request.view = view;
    request.imaginedWall = imaginedWall;
    return cityPicture(state, request);
}

}  // namespace remparts::scene
