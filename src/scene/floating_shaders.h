// GLSL of what floats over the city. It is lit like the city, and hidden by what stands before it there.
#pragma once

namespace remparts::scene::shaders {

/// What stands on a tile rises from `ground`, a little past its height and back. Neighbouring points rise together,
/// so that no house is torn. The shadow map is asked at `home`, where all will stand: what floats has the light
/// there.
inline constexpr const char* floatingVertex = R"(
in vec3 vertexPosition; in vec4 litColor; in vec4 shadedColor;
out vec3 lit; out vec3 shaded; out vec3 shadowPos; out vec3 local;
uniform mat4 modelViewProjection, lightMatrix;
uniform float rise; uniform vec3 home;
const float ground = 0.16, latest = 0.45, least = 0.04, beyond = 1.6;
float risen(vec2 at) {
    float late = 0.5 + 0.25 * (sin(1.1 * at.x + 0.9) + sin(1.3 * at.y + 2.3));
    float left = clamp((rise - latest * late) / (1.0 - latest), 0.0, 1.0) - 1.0;
    return max(least, 1.0 + (beyond + 1.0) * left * left * left + beyond * left * left);
}
void main() {
    local = vertexPosition;
    vec3 place = vertexPosition;
    if (rise < 1.0 && place.y > ground) place.y = ground + (place.y - ground) * risen(place.xz);
    lit = litColor.rgb;
    shaded = shadedColor.rgb;
    shadowPos = (lightMatrix * vec4(vertexPosition + home, 1.0)).xyz;
    gl_Position = modelViewProjection * vec4(place, 1.0);
}
)";

/// A wall grows course by course, in each of them stone by stone from one end to the other. Where it is cut one would
/// look into it: there is stone. `cityDepth` is the depth of the newest picture of the city, `depthScale` leads to
/// its pixels. Samples beyond an edge lie a little below the foot: they belong to the lowest course.
inline constexpr const char* floatingFragment = R"(
in vec3 lit; in vec3 shaded; in vec3 shadowPos; in vec3 local; out vec4 fragColor;
uniform sampler2DShadow shadowMap;
uniform sampler2D cityDepth; uniform vec2 depthScale;
uniform float growth, opacity, foot, top;
const float course = 0.21, stone = 0.46, sweep = 3.0, uneven = 1.4;
float depthOfCity() {
    return texelFetch(cityDepth, ivec2(gl_FragCoord.xy * depthScale), 0).r;
}
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
// When its stone is set, 0 … 1.
float turnOf(vec3 at) {
    float row = max(0.0, floor((at.y - foot) / course)), along = at.x + at.z;
    float number = floor(along / stone + 0.5 * mod(row, 2.0));
    float rows = ceil((top - foot) / course);
    return (row + uneven * hash(vec2(row, number)) + sweep * clamp(along / 9.0 + 0.5, 0.0, 1.0)) /
           (rows + uneven + sweep);
}
void main() {
    if (gl_FragCoord.z - fwidth(gl_FragCoord.z) > depthOfCity()) discard;  // what lies flush stays
    bool isWhole = growth >= 1.0;
    if (isWhole ? !gl_FrontFacing : turnOf(local) >= growth) discard;
    float light = texture(shadowMap, vec3(shadowPos.xy, min(shadowPos.z, 1.0)));
    vec3 color = gl_FrontFacing ? mix(shaded, lit, light) : vec3(0.76, 0.66, 0.48);
    fragColor = vec4(color, 1.0) * opacity;
}
)";

/// The shade below a tile on its way lies on the table, not on the roofs before it.
inline constexpr const char* floatingVeilFragment = R"(
in vec4 veil; out vec4 fragColor;
uniform sampler2D cityDepth; uniform vec2 depthScale; uniform float opacity;
void main() {
    if (gl_FragCoord.z > texelFetch(cityDepth, ivec2(gl_FragCoord.xy * depthScale), 0).r) discard;
    fragColor = vec4(veil.rgb, veil.a * opacity);
}
)";

}  // namespace remparts::scene::shaders
