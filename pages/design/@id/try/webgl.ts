/** The renderer on the graphics card. */
import { scaled } from "#domain/pixels.ts";
import { edgeAngle } from "./bend.ts";
import { around, boundsOf, inPixels } from "./bounds.ts";
import { makeCanvas } from "./canvas.ts";
import { type Drawing, inkOf } from "./drawing.ts";
import { addLevels, drawPart, link, setUniforms, type Uniforms, upload } from "./graphics.ts";
import { INKS, type Look } from "./ink.ts";
import { latest } from "./latest.ts";
import { flatSize, toRadians } from "./placement.ts";
import type { Renderer, Skin, Tattoo } from "./renderer.ts";
import { FRAGMENT, VERTEX } from "./shader.ts";

/** Averages this many pixels, to get the photo's light without its grain. */
const COARSE = 16;
/** Around the drawing, in pixels. */
const ROOM = 8;

/** Undefined where WebGL2 is missing or the photo is too large for it. */
export function createWebgl(canvas: HTMLCanvasElement, skin: Skin): Renderer | undefined {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const fits = gl && Math.max(canvas.width, canvas.height) <= gl.getParameter(gl.MAX_TEXTURE_SIZE);
  return fits ? start(gl, skin) : undefined;
}

function start(gl: WebGL2RenderingContext, { photo, blur }: Skin): Renderer {
  const program = link(gl, VERTEX, FRAGMENT);
  const { width, height } = photo;
  const long = Math.max(width, height);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a hook
  gl.useProgram(program);
  gl.enable(gl.SCISSOR_TEST);
  gl.viewport(0, 0, width, height);
  for (const [unit, name] of ["photo", "light", "ink"].entries())
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  setUniforms(gl, program, { canvas: [width, height] });
  upload(gl, 0, photo);
  upload(gl, 1, withoutGrain(photo));
  const ink = latest((drawing: Drawing, look: Look) => {
    upload(gl, 2, inkOf(drawing, look));
    addLevels(gl);
  });
  /** What must be redrawn besides the drawing: where it was; at first everything. */
  let last = { left: 0, top: 0, width, height };

  return {
    draw(drawing, tattoo) {
      if (tattoo) ink(drawing, tattoo.look);
      setUniforms(gl, program, toUniforms(drawing, tattoo, { long, blur }));
      const now = tattoo ? inPixels(boundsOf(tattoo, drawing.aspectRatio), long, ROOM) : last;
      drawPart(gl, around(last, now));
      last = now;
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

/** In pixels of the photo. */
function toUniforms(
  { aspectRatio, pixels }: Drawing,
  tattoo: Tattoo | undefined,
  { long, blur }: { long: number; blur: number },
): Uniforms {
  if (!tattoo) return { strength: [0] };
  const { look, strength, curve, turn, x, y } = tattoo;
  const flat = flatSize(tattoo, aspectRatio);
  const [cos, sin] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))];
  const [across, down] = [flat.width * long, flat.height * long];
  // A level of detail blurs by a sigma of half the width of its pixels. They are no finer than those of the photo.
  const texel = Math.max(1, 2 * Math.hypot(blur, INKS[look].spread * long));
  return {
    strength: [strength],
    middle: [x * long, y * long],
    toDrawing: [cos / across, -sin / down, sin / across, cos / down],
    angle: [edgeAngle(curve)],
    level: [Math.log2((texel * pixels.width) / across)],
    texels: [across / texel, down / texel],
    shine: [INKS[look].shine],
  };
}

function withoutGrain(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(scaled(photo, 1 / COARSE));
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}
