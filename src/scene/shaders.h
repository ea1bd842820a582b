// GLSL 1.50. All light is in the vertices (geometry::shade): a lit and a shaded colour, mixed by the shadow map.
// "#version" and the defines that a variant needs are put before.
#pragma once

namespace remparts::scene::shaders {

/// FAR_TABLE: no shadow falls there, the fragment shader wants the place on the table instead.
inline constexpr const char* solidVertex = R"(
in vec3 vertexPosition; in vec4 litColor; in vec4 shadedColor;
out vec3 lit; out vec3 shaded; out vec3 shadowPos;
uniform mat4 modelMatrix, modelViewProjection, lightMatrix;
uniform vec3 tableCentre;
void main() {
    vec3 world = vertexPosition + modelMatrix[3].xyz;  // parts are moved, never turned: their light is baked
    lit = litColor.rgb;
    shaded = shadedColor.rgb;
#ifdef FAR_TABLE
    shadowPos = world - tableCentre;
#else
    shadowPos = (lightMatrix * vec4(world, 1.0)).xyz;  // in the shadow map's texture space, bias included
#endif
    gl_Position = modelViewProjection * vec4(vertexPosition, 1.0);
}
)";

/// SOFT_SHADOW: mean over 3×3 texels of the shadow map, interpolated; else one texel.
/// IMAGINED: pale, for what does not really stand there.
inline constexpr const char* solidFragment = R"(
in vec3 lit; in vec3 shaded; in vec3 shadowPos; out vec4 fragColor;
uniform sampler2DShadow shadowMap;
#ifdef SOFT_SHADOW
float lightAt(vec3 at) {
    vec2 size = vec2(textureSize(shadowMap, 0));
    vec2 texel = at.xy * size - 0.5, corner = floor(texel), part = texel - corner;
    vec4 across = vec4(1.0 - part.x, 1.0, 1.0, part.x), along = vec4(1.0 - part.y, 1.0, 1.0, part.y);
    float sum = 0.0;
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 4; x++)
            sum += across[x] * along[y] * texture(shadowMap, vec3((corner + vec2(x, y) - 0.5) / size, at.z));
    return sum / 9.0;
}
#else
float lightAt(vec3 at) { return texture(shadowMap, at); }
#endif
void main() {
    float light = lightAt(vec3(shadowPos.xy, min(shadowPos.z, 1.0)));  // beyond the map everything is lit
    vec3 color = mix(shaded, lit, light);
#ifdef IMAGINED
    color = mix(color, vec3(0.92, 0.87, 0.78), 0.5);
#endif
    fragColor = vec4(color, 1.0);
}
)";

/// Boards are longer than the haze is deep, so this is done per pixel: darker first, then into the haze; no edge
/// shows.
inline constexpr const char* farTableFragment = R"(
in vec3 lit; in vec3 shaded; in vec3 shadowPos; out vec4 fragColor;
uniform vec3 hazeColor; uniform float hazeStart, hazeEnd;
void main() {
    float d = length(shadowPos.xz), haze = smoothstep(hazeStart, hazeEnd, d);
    float vignette = 1.0 - 0.3 * smoothstep(hazeStart, hazeStart * 1.5, d);
    fragColor = vec4(mix(lit * vignette, hazeColor, haze), 1.0);
}
)";

inline constexpr const char* depthVertex = R"(
in vec3 vertexPosition;
uniform mat4 modelViewProjection;
void main() { gl_Position = modelViewProjection * vec4(vertexPosition, 1.0); }
)";
inline constexpr const char* depthFragment = "void main() {}\n";

/// Contact shadow: a dark veil whose opacity is the vertex's alpha.
inline constexpr const char* veilVertex = R"(
in vec3 vertexPosition; in vec4 shadedColor; out vec4 veil;
uniform mat4 modelViewProjection;
void main() {
    veil = vec4(shadedColor.rgb * 0.4, shadedColor.a);
    gl_Position = modelViewProjection * vec4(vertexPosition, 1.0);
}
)";
inline constexpr const char* veilFragment = "in vec4 veil; out vec4 fragColor; void main() { fragColor = veil; }\n";

/// Sky: a square at the far plane, coloured by the height of the view ray.
inline constexpr const char* skyVertex = R"(
in vec3 vertexPosition; out vec3 ray;
uniform mat4 inverseViewProjectionMatrix; uniform vec3 eyePosition;
void main() {
    vec2 p = vertexPosition.xy / 1000.0;
    vec4 far = inverseViewProjectionMatrix * vec4(p, 1.0, 1.0);
    ray = far.xyz / far.w - eyePosition;
    gl_Position = vec4(p, 0.999999, 1.0);
}
)";
inline constexpr const char* skyFragment = R"(
in vec3 ray; out vec4 fragColor; uniform vec3 zenithColor, hazeColor;
void main() {
    float h = clamp(normalize(ray).y * 1.9, 0.0, 1.0);
    fragColor = vec4(mix(hazeColor, zenithColor, pow(h, 0.62)), 1.0);
}
)";

/// The tile in hand and a figure that hops: the city throws no shadow on them. OWN_SHADOW: the tile does itself.
/// ghostTone = (gain, lift, colourfulness).
inline constexpr const char* ghostVertex = R"(
in vec3 vertexPosition; in vec4 litColor; in vec4 shadedColor;
out vec3 lit; out vec3 shaded; out vec3 shadowPos;
uniform mat4 modelMatrix, modelViewProjection, ghostLightMatrix;
void main() {
    lit = litColor.rgb;
    shaded = shadedColor.rgb;
    shadowPos = (ghostLightMatrix * vec4(vertexPosition + modelMatrix[3].xyz, 1.0)).xyz;
    gl_Position = modelViewProjection * vec4(vertexPosition, 1.0);
}
)";
inline constexpr const char* ghostFragment = R"(
in vec3 lit; in vec3 shaded; in vec3 shadowPos; out vec4 fragColor;
uniform sampler2DShadow ghostShadowMap; uniform vec3 ghostTone;
void main() {
    float light = 0.9;
#ifdef OWN_SHADOW
    light *= texture(ghostShadowMap, vec3(shadowPos.xy, min(shadowPos.z, 1.0)));
#endif
    vec3 color = mix(shaded, lit, light);
    float grey = dot(color, vec3(0.3, 0.59, 0.11));
    fragColor = vec4(mix(vec3(grey), color, ghostTone.z) * ghostTone.x + ghostTone.y, 1.0);
    fragColor *= 0.93;  // the ground can be guessed below it
}
)";

}  // namespace remparts::scene::shaders
