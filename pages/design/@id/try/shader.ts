/** The fragment shader: ink multiplied into the photo, in linear light. Textures are sRGB: sampling yields light. */

export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0, 1);
}`;

/** `unrolled` is unroll() of bend.ts. Nine taps, 1-2-1 both ways, soften the ink; only the middle one is as it lies. */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D photo, light, ink;
uniform vec2 canvas, middle;
uniform mat2 toDrawing;
uniform float angle, softness, strength, grain;
out vec4 color;

float unrolled(float x) {
  return angle < .001 ? x : asin(clamp(2. * angle * x, -1., 1.)) / (2. * angle);
}

vec2 place(vec2 point) {
  vec2 found = toDrawing * (point - middle);
  float beyond = abs(found.x) * 2. * angle > 1. ? 9. : 0.;
  return vec2(unrolled(found.x) + beyond, found.y) + .5;
}

vec3 inkAt(vec2 point) {
  vec2 at = place(point);
  if (any(lessThan(at, vec2(0))) || any(greaterThan(at, vec2(1)))) return vec3(1);
  float wide = max(1., .8 * softness);
  vec2 across = place(point + vec2(.5, 0)) - place(point - vec2(.5, 0));
  vec2 down = place(point + vec2(0, .5)) - place(point - vec2(0, .5));
  return textureGrad(ink, at, across * wide, down * wide).rgb;
}

vec3 toSrgb(vec3 light) {
  return mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
}

void main() {
  vec2 point = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  vec3 skin = texelFetch(photo, ivec2(point), 0).rgb;
  vec3 left = vec3(0);
  for (int x = -1; x <= 1; x++)
    for (int y = -1; y <= 1; y++)
      left += inkAt(point + softness * vec2(x, y)) * float((2 - abs(x)) * (2 - abs(y))) / 16.;
  vec3 taken = strength * (1. - left);
  vec3 detail = skin - texture(light, point / canvas).rgb;
  color = vec4(toSrgb(clamp(skin * (1. - taken) + grain * taken * detail, 0., 1.)), 1);
}`;
