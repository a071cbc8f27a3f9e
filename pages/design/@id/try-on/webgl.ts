/** Draws a photo with ink in it, using WebGL2. ink.ts has the model. */
import { scaled } from "#domain/pixels.ts";
import { FRAGMENT, INKS, type InkLook, toInk, VERTEX } from "./ink.ts";
import { type DrawnDesign, makeCanvas, type Photo } from "./pictures.ts";
import { edgeAngle, flatSize, type Placement, toRadians } from "./placement.ts";

/** The drawing as ink on the photo. `strength` is 0 to 1. */
export type Tattoo = Placement & { look: InkLook; strength: number };

export type Renderer = {
  /** Draws the photo alone without a tattoo. */
  draw: (drawing: DrawnDesign, tattoo?: Tattoo) => void;
  dispose: () => void;
};

type Uniforms = Record<string, readonly number[]>;

const TEXTURES = ["photo", "light", "ink", "mask"] as const;

/** The blur of a photo in focus: the sigma of a Gaussian, in pixels. */
const BLUR = 0.8;
/** Number of pixels to average to get the photo's light without its grain. */
const COARSE = 16;

/** Resizes the canvas, which must be new, to the photo. Throws if the device cannot draw it. */
export function createRenderer(canvas: HTMLCanvasElement, photo: Photo): Renderer {
  const { picture } = photo;
  const { width, height } = picture;
  Object.assign(canvas, { width, height });
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error("WebGL2 is missing.");
  const program = link(gl);
  upload(gl, "photo", picture);
  upload(gl, "light", withoutGrain(picture));
  upload(gl, "mask", photo.mask ?? new ImageData(Uint8ClampedArray.of(255, 255, 255, 255), 1, 1));
  let inked: { drawing: DrawnDesign; look: InkLook } | undefined;
  return {
    draw(drawing, tattoo) {
      if (tattoo && (inked?.drawing !== drawing || inked.look !== tattoo.look)) {
        uploadInk(gl, drawing, tattoo.look);
        inked = { drawing, look: tattoo.look };
      }
      const uniforms = tattoo ? toUniforms(drawing, tattoo, photo) : { strength: [0] };
      setUniforms(gl, program, { canvas: [width, height], ...uniforms });
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

/** Converts a tattoo to uniforms, in pixels of the photo. */
function toUniforms(drawing: DrawnDesign, tattoo: Tattoo, { picture }: Photo): Uniforms {
  const { look, strength, curve, turn, x, y } = tattoo;
  const long = Math.max(picture.width, picture.height);
  const flat = flatSize(tattoo, drawing.aspectRatio);
  const [cos, sin] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))];
  const [width, height] = [flat.width * long, flat.height * long];
  // A level of detail blurs by a sigma of half its pixel width. Its pixels are no finer than the photo's.
  const texel = Math.max(1, 2 * Math.hypot(BLUR, INKS[look].spread * long));
  return {
    strength: [strength],
    middle: [x * long, y * long],
    across: [cos / width, sin / width],
    down: [-sin / height, cos / height],
    angle: [edgeAngle(curve)],
    level: [Math.log2((texel * drawing.pixels.width) / width)],
    texels: [width / texel, height / texel],
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
    // A lost context returns null.
    if (!shader) throw new Error("WebGL2 has lost its context.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a hook
  gl.useProgram(program);
  for (const [unit, name] of TEXTURES.entries()) gl.uniform1i(gl.getUniformLocation(program, name), unit);
  return program;
}

/** Uploads an sRGB texture to its own unit. */
function upload(
  gl: WebGL2RenderingContext,
  name: (typeof TEXTURES)[number],
  source: HTMLCanvasElement | ImageData,
): void {
  gl.activeTexture(gl.TEXTURE0 + TEXTURES.indexOf(name));
  if (!gl.getParameter(gl.TEXTURE_BINDING_2D)) gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

/** Uploads the ink with its levels of detail for `textureLod`. */
function uploadInk(gl: WebGL2RenderingContext, { pixels, paper }: DrawnDesign, look: InkLook): void {
  upload(gl, "ink", new ImageData(toInk(pixels.data, look, paper), pixels.width, pixels.height));
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.generateMipmap(gl.TEXTURE_2D);
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms): void {
  for (const [name, values] of Object.entries(uniforms)) {
    const location = gl.getUniformLocation(program, name);
    if (values.length === 1) gl.uniform1fv(location, values);
    else gl.uniform2fv(location, values);
  }
}

function withoutGrain(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(scaled(photo, 1 / COARSE));
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}
