/** The fragment shader: ink multiplied into the photo, in linear light. Textures are sRGB: sampling yields light. */

export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0, 1);
}`;

/** `at` is unroll() of bend.ts. What makes the ink soft is its `level` of detail, of so many `texels`. */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D photo, light, ink;
uniform vec2 canvas, middle, texels;
uniform mat2 toDrawing;
uniform float angle, level, strength, shine;
out vec4 color;

vec3 toSrgb(vec3 light) {
  return mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
}

void main() {
  vec2 point = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  vec2 seen = toDrawing * (point - middle);
  float sine = 2. * angle * seen.x;
  vec2 at = vec2(angle < .001 ? seen.x : asin(clamp(sine, -1., 1.)) / (2. * angle), seen.y) + .5;
  vec2 within = clamp((.5 - abs(at - .5)) * texels + .5, 0., 1.) * step(abs(sine), 1.);
  vec3 taken = strength * within.x * within.y * (1. - textureLod(ink, at, level).rgb);
  vec3 skin = texelFetch(photo, ivec2(point), 0).rgb;
  vec3 lighter = max(skin - texture(light, point / canvas).rgb, 0.);
  color = vec4(toSrgb(clamp(skin * (1. - taken) + shine * taken * lighter, 0., 1.)), 1);
}`;
