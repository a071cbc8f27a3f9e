/**
 * The model of ink in skin: its parameters, what a drawing leaves of the light, and the shader that lays it on a photo.
 *
 * Ink lies beneath the surface and takes a share of the light that the skin gives back, so it multiplies the photo's
 * linear light: shadows stay, and paper takes nothing. Even solid ink gives some light back, scattered by the skin above
 * it; in healed skin more of it, and bluer. What is lighter than the skin around it (shine, light hair) lies above the
 * ink and shows through. Ink is as soft as its spread and the blur of a photo make it.
 */
import { fromLight, type Rgb, toLight } from "#domain/pixels.ts";

export const LOOKS = ["fresh", "healed"] as const;
export type Look = (typeof LOOKS)[number];

type Ink = {
  /** What solid black leaves of the light, by channel. */
  solid: Rgb;
  /** How much of the skin's shine and light hair lies above it. */
  shine: number;
  /** How far it spreads, as a fraction of the photo's long side. */
  spread: number;
};

export const INKS: Record<Look, Ink> = {
  fresh: { solid: [0.02, 0.022, 0.027], shine: 0.08, spread: 0.0001 },
  healed: { solid: [0.048, 0.066, 0.096], shine: 0.12, spread: 0.0004 },
};

/** Paper within this share of its own light is paper: compression leaves some noise. */
const CLEAN = 0.985;

/** What each pixel of a drawing leaves of the light, as sRGB. `pixels` are RGBA. */
export function toInk(pixels: Uint8ClampedArray, look: Look, paper: Rgb): Uint8ClampedArray<ArrayBuffer> {
  const tables = paper.map((ground, channel) => tabulate(INKS[look].solid[channel] ?? 0, toLight(ground)));
  const ink = new Uint8ClampedArray(pixels.length).fill(255);
  for (const [channel, table] of tables.entries())
    for (let index = channel; index < pixels.length; index += 4)
      ink[index] = table[pixels[index] ?? 0] ?? 255;
  return ink;
}

/** The ink of each value of one channel. */
function tabulate(solid: number, ground: number): number[] {
  return Array.from({ length: 256 }, (_, value) => {
    const left = Math.min(1, toLight(value) / ground / CLEAN);
    return Math.round(fromLight(solid + (1 - solid) * left));
  });
}

/** One triangle that covers the canvas. */
export const VERTEX = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0, 1); }`;

/**
 * The photo with the ink in it, where the mask is white. Textures are sRGB: sampling yields light. `seen` is in
 * widths and heights of the drawing, `at` leads around the limb, as widthSeen() of placement.ts does. Ink is soft by
 * its `level` of detail, at which the drawing has so many `texels`.
 */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D photo, light, ink, mask;
uniform vec2 canvas, middle, across, down, texels;
uniform float angle, level, strength, shine;
out vec4 color;

// fromLight of domain/pixels.ts, from 0 to 1.
vec3 toSrgb(vec3 light) {
  return mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
}

void main() {
  vec2 point = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  vec2 seen = vec2(dot(point - middle, across), dot(point - middle, down));
  float sine = 2. * angle * seen.x;
  vec2 at = vec2(angle < .001 ? seen.x : asin(clamp(sine, -1., 1.)) / (2. * angle), seen.y) + .5;
  vec2 within = clamp((.5 - abs(at - .5)) * texels + .5, 0., 1.) * step(abs(sine), 1.);
  float share = strength * within.x * within.y * texture(mask, point / canvas).r;
  vec3 taken = share * (1. - textureLod(ink, at, level).rgb);
  vec3 skin = texelFetch(photo, ivec2(point), 0).rgb;
  vec3 lighter = max(skin - texture(light, point / canvas).rgb, 0.);
  color = vec4(toSrgb(clamp(skin * (1. - taken) + shine * taken * lighter, 0., 1.)), 1);
}`;
