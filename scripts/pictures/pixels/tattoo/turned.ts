/** Small pictures, at any scale and turn. */
import { scaled } from "#domain/pixels.ts";
import { decode, readMetadata } from "../codec/render.ts";
import { byteAt, lumaPlane, type Plane } from "../raster.ts";

/** Decodes a picture to gray, with `long` as its longer side. */
export async function shrink(bytes: Uint8Array, long: number): Promise<Plane> {
  const { width, height } = await readMetadata(bytes);
  return lumaPlane(await decode(bytes, scaled({ width, height }, long / Math.max(width, height))));
}

/** Scales a plane and turns it about its center, with linear interpolation. */
export function turned(plane: Plane, scale: number, turn: number): Plane {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const size = scaled(
    {
      width: plane.width * cos + plane.height * Math.abs(sin),
      height: plane.width * Math.abs(sin) + plane.height * cos,
    },
    scale,
  );
  const data = new Uint8Array(size.width * size.height);
  for (let y = 0, at = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, at++) {
      const [right, down] = [(x + 0.5 - size.width / 2) / scale, (y + 0.5 - size.height / 2) / scale];
      const [across, along] = [right * cos + down * sin, down * cos - right * sin];
      data[at] = levelAt(plane, across + plane.width / 2 - 0.5, along + plane.height / 2 - 0.5);
    }
  return { data, ...size };
}

/** Interpolates between pixels. Everything outside the plane is white. */
function levelAt({ data, width, height }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const [right, low] = [x - left, y - top];
  const at = top * width + left;
  const above = byteAt(data, at) * (1 - right) + byteAt(data, at + 1) * right;
  const below = byteAt(data, at + width) * (1 - right) + byteAt(data, at + width + 1) * right;
  return above * (1 - low) + below * low;
}
