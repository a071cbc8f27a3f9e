/** The renderer on the graphics card. */
import type { Box } from "#domain/manifest-schema.ts";
import { scaled } from "#domain/pixels.ts";
import { edgeAngle } from "./bend.ts";
import { makeCanvas } from "./canvas.ts";
import { type Drawing, inkOf } from "./drawing.ts";
import { INKS, type Look } from "./ink.ts";
import { boundsOf, flatSize, toRadians } from "./placement.ts";
import type { Renderer, Skin, Tattoo } from "./renderer.ts";
import { FRAGMENT, VERTEX } from "./shader.ts";

/** So many pixels become one where the photo's light is wanted without its grain. */
const COARSE = 16;
/** The shader's nine taps blur by this share of their distance, as a sigma. */
const SPREAD_OF_TAPS = Math.SQRT1_2;
/** Around the drawing, in pixels. */
const ROOM = 8;

/** Undefined where WebGL2 is missing or the photo is too large for it. */
export function createWebgl(canvas: HTMLCanvasElement, skin: Skin): Renderer | undefined {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const fits = gl && Math.max(canvas.width, canvas.height) <= gl.getParameter(gl.MAX_TEXTURE_SIZE);
  return fits ? start(gl, skin) : undefined;
}

function start(gl: WebGL2RenderingContext, { photo, blur }: Skin): Renderer {
  const program = link(gl);
  const { width, height } = photo;
  const long = Math.max(width, height);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, no hook
  gl.useProgram(program);
  gl.enable(gl.SCISSOR_TEST);
  gl.viewport(0, 0, width, height);
  for (const [unit, name] of ["photo", "light", "ink"].entries())
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  gl.uniform2f(gl.getUniformLocation(program, "canvas"), width, height);
  upload(gl, 0, photo);
  upload(gl, 1, withoutGrain(photo));
  let inked: { drawing: Drawing; look: Look } | undefined;
  let dirty: Box = { left: 0, top: 0, width: width / long, height: height / long };

  return {
    draw(drawing, tattoo) {
      if (tattoo && (inked?.drawing !== drawing || inked.look !== tattoo.look)) {
        upload(gl, 2, inkOf(drawing, tattoo.look));
        inked = { drawing, look: tattoo.look };
      }
      setUniforms(gl, program, toUniforms(drawing, tattoo, { long, blur }));
      const now = tattoo && boundsOf(tattoo, drawing.aspectRatio);
      for (const box of [dirty, now ?? []].flat()) {
        scissor(gl, box, { height, long });
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
      dirty = now ?? dirty;
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

type Uniforms = Record<string, readonly number[]>;

/** In pixels of the photo. */
function toUniforms(
  { aspectRatio }: Drawing,
  tattoo: Tattoo | undefined,
  { long, blur }: { long: number; blur: number },
): Uniforms {
  if (!tattoo) return { strength: [0] };
  const { look, strength, curve, turn, x, y } = tattoo;
  const flat = flatSize(tattoo, aspectRatio);
  const [cos, sin] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))];
  const [across, down] = [flat.width * long, flat.height * long];
  return {
    strength: [strength],
    middle: [x * long, y * long],
    toDrawing: [cos / across, -sin / down, sin / across, cos / down],
    angle: [edgeAngle(curve)],
    softness: [Math.hypot(blur, INKS[look].spread * long) / SPREAD_OF_TAPS],
    grain: [INKS[look].grain],
  };
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms): void {
  for (const [name, values] of Object.entries(uniforms)) {
    const place = gl.getUniformLocation(program, name);
    if (values.length === 1) gl.uniform1fv(place, values);
    else if (values.length === 2) gl.uniform2fv(place, values);
    else gl.uniformMatrix2fv(place, false, values);
  }
}

/** From the lower left, with room for soft edges. */
function scissor(
  gl: WebGL2RenderingContext,
  box: Box,
  { height, long }: { height: number; long: number },
): void {
  const [left, top] = [box.left * long - ROOM, box.top * long - ROOM];
  const [across, down] = [box.width * long + 2 * ROOM, box.height * long + 2 * ROOM];
  gl.scissor(Math.floor(left), Math.floor(height - top - down), Math.ceil(across) + 1, Math.ceil(down) + 1);
}

function withoutGrain(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(scaled(photo, 1 / COARSE));
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Each unit has one texture. */
function upload(gl: WebGL2RenderingContext, unit: number, source: HTMLCanvasElement | ImageData): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  if (!gl.getParameter(gl.TEXTURE_BINDING_2D)) gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.generateMipmap(gl.TEXTURE_2D);
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}
