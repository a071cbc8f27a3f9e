/**
 * The model of ink in skin: its parameters, the light that a drawing leaves, and the shader that lays it on a photo.
 *
 * Ink lies beneath the surface and absorbs a share of the light that the skin reflects, so it multiplies the photo's
 * linear light: shadows stay, and paper absorbs nothing. Even solid ink reflects some light, scattered by the skin above
 * it; healed skin scatters more, and bluer. Anything lighter than the skin around it (shine, light hair) lies above the
 * ink and shows through. The ink's spread and the photo's blur soften its edges.
 */
import { fromLight, type Rgb, toLight } from "#domain/pixels.ts";

export const LOOKS = ["fresh", "healed"] as const;
export type InkLook = (typeof LOOKS)[number];

type Ink = {
  /** The share of light that solid black leaves, by channel. */
  solid: Rgb;
  /** The share of the skin's shine and light hair that lies above the ink. */
  shine: number;
  /** How far the ink spreads, as a fraction of the photo's long side. */
  spread: number;
};

export const INKS: Record<InkLook, Ink> = {
  fresh: { solid: [0.02, 0.022, 0.027], shine: 0.08, spread: 0.0001 },
  healed: { solid: [0.048, 0.066, 0.096], shine: 0.12, spread: 0.0004 },
};

/** Pixels with this share of the paper's light count as paper, because compression leaves noise. */
const CLEAN = 0.985;

/** Computes the light that each pixel of a drawing leaves, as sRGB. `pixels` are RGBA. */
export function toInk(pixels: Uint8ClampedArray, look: InkLook, paper: Rgb): Uint8ClampedArray<ArrayBuffer> {
  const tables = paper.map((ground, channel) => tabulate(INKS[look].solid[channel] ?? 0, toLight(ground)));
  const ink = new Uint8ClampedArray(pixels.length).fill(255);
  for (const [channel, table] of tables.entries())
    for (let index = channel; index < pixels.length; index += 4)
      ink[index] = table[pixels[index] ?? 0] ?? 255;
  return ink;
}

/** Tabulates the ink for every value of one channel. */
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
 * Lays the ink in the photo where the mask is white. Textures are sRGB, so sampling yields light. `seen` is measured in
 * widths and heights of the drawing; `at` follows the limb around, like visibleShare() in placement.ts. The `level` of
 * detail, at which the drawing measures `texels`, softens the ink.
 */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D photo, light, ink, mask;
uniform vec2 canvas, middle, across, down, texels;
uniform float angle, level, strength, shine;
out vec4 color;

// The same as fromLight in domain/pixels.ts, from 0 to 1.
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
