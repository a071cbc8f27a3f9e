/** The fragment shader: ink multiplied into the photo, in linear light. Textures are sRGB: sampling yields light. */

export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0, 1);
}`;

/** `at` is unroll() of bend.ts, `slope` how fast it goes. Four taps, each as wide as they are apart, soften the ink. */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D photo, light, ink;
uniform vec2 canvas, middle;
uniform mat2 toDrawing;
uniform float angle, softness, strength, shine;
out vec4 color;

vec3 inkAt(vec2 point) {
  vec2 seen = toDrawing * (point - middle);
  float sine = 2. * angle * seen.x;
  vec2 at = vec2(angle < .001 ? seen.x : asin(clamp(sine, -1., 1.)) / (2. * angle), seen.y) + .5;
  if (abs(sine) > 1. || any(lessThan(at, vec2(0))) || any(greaterThan(at, vec2(1)))) return vec3(1);
  vec2 slope = max(1., 1.6 * softness) * vec2(inversesqrt(1. - min(sine * sine, .99)), 1);
  return textureGrad(ink, at, toDrawing[0] * slope, toDrawing[1] * slope).rgb;
}

vec3 toSrgb(vec3 light) {
  return mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
}

void main() {
  vec2 point = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  vec3 skin = texelFetch(photo, ivec2(point), 0).rgb;
  vec3 left = vec3(0);
  for (int x = -1; x <= 1; x += 2)
    for (int y = -1; y <= 1; y += 2) left += inkAt(point + softness * vec2(x, y)) / 4.;
  vec3 taken = strength * (1. - left);
  vec3 lighter = max(skin - texture(light, point / canvas).rgb, 0.);
  color = vec4(toSrgb(clamp(skin * (1. - taken) + shine * taken * lighter, 0., 1.)), 1);
}`;
