/** What a shader over the whole canvas needs of WebGL2: a program, its textures and uniforms, and drawing a part. */
import type { Box } from "#domain/manifest-schema.ts";

export type Uniforms = Record<string, readonly number[]>;

export function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

/** Each unit has one texture, which is sRGB. */
export function upload(
  gl: WebGL2RenderingContext,
  unit: number,
  source: HTMLCanvasElement | ImageData,
): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  if (!gl.getParameter(gl.TEXTURE_BINDING_2D)) gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

/** Gives the texture that was uploaded last its levels of detail, for `textureLod`. */
export function addLevels(gl: WebGL2RenderingContext): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.generateMipmap(gl.TEXTURE_2D);
}

export function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms): void {
  for (const [name, values] of Object.entries(uniforms)) {
    const place = gl.getUniformLocation(program, name);
    if (values.length === 1) gl.uniform1fv(place, values);
    else if (values.length === 2) gl.uniform2fv(place, values);
    else gl.uniformMatrix2fv(place, false, values);
  }
}

/** `part` is in pixels, from the upper left; WebGL counts from the lower left. */
export function drawPart(gl: WebGL2RenderingContext, { left, top, width, height }: Box): void {
  const bottom = gl.drawingBufferHeight - top - height;
  gl.scissor(Math.floor(left), Math.floor(bottom), Math.ceil(width) + 1, Math.ceil(height) + 1);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}
