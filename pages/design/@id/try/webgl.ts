/** Draws a photo with ink in it, by WebGL2; ink.ts has the model. */
import { scaled } from "#domain/pixels.ts";
import { FRAGMENT, INKS, type Look, toInk, VERTEX } from "./ink.ts";
import { type Drawing, makeCanvas, type Skin } from "./pictures.ts";
import { edgeAngle, flatSize, type Placement, toRadians, widthSeen } from "./placement.ts";

/** How the ink lies in the skin. `strength` is 0 to 1. */
export type Tattoo = Placement & { look: Look; strength: number };

export type Renderer = {
  /** The photo alone without a tattoo. */
  draw: (drawing: Drawing, tattoo?: Tattoo) => void;
  dispose: () => void;
};

type Uniforms = Record<string, readonly number[]>;

/** Averages this many pixels, to get the photo's light without its grain. */
const COARSE = 16;
/** Around the drawing, in pixels, for its soft edges. */
const ROOM = 8;

/** The canvas, a new one, takes the size of the photo. Throws where the device cannot draw it. */
export function createRenderer(canvas: HTMLCanvasElement, { photo, blur }: Skin): Renderer {
  const { width, height } = photo;
  Object.assign(canvas, { width, height });
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  if (!gl || Math.max(width, height) > gl.getParameter(gl.MAX_TEXTURE_SIZE))
    throw new Error(`WebGL2 is missing, or has no textures of ${width} × ${height} pixels.`);
  const program = link(gl);
  upload(gl, 0, photo);
  upload(gl, 1, withoutGrain(photo));
  const paint = (uniforms: Uniforms) => {
    setUniforms(gl, program, uniforms);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  };
  setUniforms(gl, program, { canvas: [width, height] });
  /** What was painted last, and is skin again in the next frame: at first all of the photo. */
  let last: Uniforms = { middle: [width / 2, height / 2], toPhoto: [width, 0, 0, height], reach: [1, 1] };
  let inked: { drawing: Drawing; look: Look } | undefined;
  return {
    draw(drawing, tattoo) {
      paint({ ...last, strength: [0] });
      if (!tattoo) return;
      const { look } = tattoo;
      if (inked?.drawing !== drawing || inked.look !== look) uploadInk(gl, drawing, look);
      inked = { drawing, look };
      last = toUniforms(drawing, tattoo, { long: Math.max(width, height), blur });
      paint(last);
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

/** In pixels of the photo. */
function toUniforms(
  { aspectRatio, pixels }: Drawing,
  tattoo: Tattoo,
  { long, blur }: { long: number; blur: number },
): Uniforms {
  const { look, strength, curve, turn, x, y } = tattoo;
  const flat = flatSize(tattoo, aspectRatio);
  const [cos, sin] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))];
  const [across, down] = [flat.width * long, flat.height * long];
  // A level of detail blurs by a sigma of half the width of its pixels. They are no finer than those of the photo.
  const texel = Math.max(1, 2 * Math.hypot(blur, INKS[look].spread * long));
  return {
    strength: [strength],
    middle: [x * long, y * long],
    toPhoto: [across * cos, across * sin, -down * sin, down * cos],
    reach: [widthSeen(curve) + (2 * ROOM) / across, 1 + (2 * ROOM) / down],
    angle: [edgeAngle(curve)],
    level: [Math.log2((texel * pixels.width) / across)],
    texels: [across / texel, down / texel],
    shine: [INKS[look].shine],
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    // Null for a context that is lost.
    if (!shader) throw new Error("WebGL2 has lost its context.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a hook
  gl.useProgram(program);
  for (const [unit, name] of ["photo", "light", "ink"].entries())
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  return program;
}

/** Each unit has one texture, which is sRGB. */
function upload(gl: WebGL2RenderingContext, unit: number, source: HTMLCanvasElement | ImageData): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  if (!gl.getParameter(gl.TEXTURE_BINDING_2D)) gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

/** With its levels of detail, for `textureLod`. */
function uploadInk(gl: WebGL2RenderingContext, { pixels, paper }: Drawing, look: Look): void {
  upload(gl, 2, new ImageData(toInk(pixels.data, look, paper), pixels.width, pixels.height));
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.generateMipmap(gl.TEXTURE_2D);
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms): void {
  for (const [name, values] of Object.entries(uniforms)) {
    const location = gl.getUniformLocation(program, name);
    if (values.length === 1) gl.uniform1fv(location, values);
    else if (values.length === 2) gl.uniform2fv(location, values);
    else gl.uniformMatrix2fv(location, false, values);
  }
}

function withoutGrain(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(scaled(photo, 1 / COARSE));
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}
