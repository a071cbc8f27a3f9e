/** Stripping removes metadata, and leaves the picture bit for bit. */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { holdsLocation } from "#images/metadata/location.ts";
import { stripMetadata } from "#images/metadata/strip.ts";
import { decode, readMetadata } from "#images/pixels/render.ts";
import { box, codedPicture, toHeic } from "../heic.ts";
import { hideInGif, SECRETS, takePhoto } from "./private-photo.ts";

const STRIPPABLE = ["jpeg", "png", "webp"] as const;

const secretsIn = (file: Buffer) => SECRETS.filter((secret) => file.includes(secret));
const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

/** A segment of a JPEG, inserted after its first two bytes. */
function withSegment(file: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, Buffer.from(text, "latin1"), file.subarray(2)]);
}

describe.each(STRIPPABLE)("a photo in %s", (format) => {
  test("loses location, serial number and owner, and keeps pixels, profile and orientation", async () => {
    const photo = await takePhoto(format);
    const { bytes, removed, refused } = stripMetadata(photo);
    expect([removed, refused]).toEqual([["EXIF", "XMP"], undefined]);
    expect(secretsIn(photo)).toContain("SERIAL-4711");
    expect(secretsIn(bytes)).toEqual([]);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(photo));
    const [before, after] = await Promise.all([sharp(photo).metadata(), sharp(bytes).metadata()]);
    expect(after.icc).toEqual(before.icc);
    expect([after.orientation, after.xmp]).toEqual([6, undefined]);
    expect([holdsLocation(photo), holdsLocation(bytes)]).toEqual([true, false]);
  });

  test.each([1, 3, 8])("keeps orientation %d", async (orientation) => {
    const { bytes } = stripMetadata(await takePhoto(format, { orientation }));
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(orientation);
  });

  test("stays byte for byte when there is nothing left to remove", async () => {
    const { bytes } = stripMetadata(await takePhoto(format));
    expect(stripMetadata(bytes)).toEqual({ bytes, removed: [] });
    const bare = await sharp(bytes).toFormat(format).toBuffer();
    expect(stripMetadata(bare)).toEqual({ bytes: bare, removed: [] });
  });

  test("loses data after the picture, such as a video", async () => {
    const { bytes } = stripMetadata(await takePhoto(format));
    const live = Buffer.concat([
      bytes,
      Buffer.from("ftypmp4 \xa9xyz\0\x12\x15\xc7+45.5152-122.6441/", "latin1"),
    ]);
    expect(holdsLocation(live)).toBe(true);
    expect(stripMetadata(live)).toEqual({ bytes, removed: ["data after the picture"] });
  });
});

describe.each([...STRIPPABLE, "avif"] as const)("a photo in %s", (format) => {
  test("stays as it is when it is cut short, wherever", async () => {
    const photo = await takePhoto(format);
    const lengths = Array.from({ length: photo.length - 12 }, (_, index) => index + 12);
    const taken = lengths.filter((length) => stripMetadata(photo.subarray(0, length)).refused !== "damaged");
    expect(taken).toEqual([]);
  });

  test("never crashes or hangs, whichever byte is damaged", async () => {
    const photo = await takePhoto(format);
    for (let at = 12; at < photo.length; at += 1) {
      const hostile = Buffer.from(photo);
      hostile[at] = 0xff - (photo[at] as number);
      const { bytes, refused } = stripMetadata(hostile);
      if (holdsLocation(hostile) && !refused && holdsLocation(bytes))
        expect.fail(`The place stays with byte ${at}.`);
    }
  });
});

describe("a JPEG", () => {
  test.each([
    [0xed, "Photoshop 3.0\0Ann Owner", "IPTC"],
    [0xfe, "Ann Owner", "a comment"],
    [0xe2, "MPF\0Ann Owner", "APP2"],
    [0xe1, "http://ns.adobe.com/xmp/extension/\0Ann Owner", "XMP"],
  ])("loses the segment %i: %j", async (marker, text, name) => {
    const { bytes } = stripMetadata(await takePhoto("jpeg"));
    expect(stripMetadata(withSegment(bytes, marker, text))).toEqual({ bytes, removed: [name] });
  });

  test("keeps the segment without which CMYK has other colors", async () => {
    const cmyk = await sharp(await takePhoto("jpeg"))
      .toColorspace("cmyk")
      .jpeg()
      .toBuffer();
    expect(cmyk.includes("Adobe")).toBe(true);
    expect(await pixelsOf(stripMetadata(cmyk).bytes)).toEqual(await pixelsOf(cmyk));
  });

  test("keeps each pass of a progressive one", async () => {
    const photo = await sharp(await takePhoto("jpeg"))
      .keepMetadata()
      .jpeg({ progressive: true })
      .toBuffer();
    const { bytes, removed } = stripMetadata(photo);
    expect(removed).toEqual(["EXIF", "XMP"]);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(photo));
  });
});

test("a moving WebP keeps every frame", async () => {
  const frames = await Promise.all([1, 2].map((orientation) => takePhoto("png", { orientation })));
  const moving = await sharp(frames, { join: { animated: true } })
    .withXmp("<x>Ann Owner</x>")
    .webp()
    .toBuffer();
  const { bytes, removed } = stripMetadata(moving);
  expect(removed).toEqual(["XMP"]);
  const all = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();
  expect(await all(bytes)).toEqual(await all(moving));
});

describe("a location is found", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("in the EXIF of a %s", async (format) => {
    expect(holdsLocation(await takePhoto(format, { xmp: false }))).toBe(true);
  });

  test("in the XMP of a PNG, which is compressed", async () => {
    const { bytes } = stripMetadata(await takePhoto("png"));
    const photo = await sharp(bytes)
      .withXmp(`<x exif:GPSLatitude="45,30.912N">${"GPS".repeat(99)}</x>`)
      .png()
      .toBuffer();
    expect([photo.includes("GPSLatitude"), holdsLocation(photo)]).toEqual([false, true]);
  });

  test("nowhere in a photo that only names its camera", async () => {
    const photo = await sharp(await takePhoto("jpeg"))
      .withExif({ IFD0: { Model: "GPS 3" } })
      .jpeg()
      .toBuffer();
    expect(holdsLocation(photo)).toBe(false);
  });
});

describe("a photo whose file locates its parts by offset", () => {
  const heic = async () => {
    const { exif, xmp } = await sharp(await takePhoto("jpeg")).metadata();
    const about = { how: "cdsc", to: 1 } as const;
    return toHeic([
      codedPicture("corners"),
      {
        type: "Exif",
        data: Buffer.concat([Buffer.alloc(4), exif?.subarray(6) ?? Buffer.of()]),
        refers: about,
      },
      { type: "mime", data: xmp ?? Buffer.of(), refers: about },
    ]);
  };

  test.each([
    ["HEIC", heic],
    ["AVIF", () => takePhoto("avif")],
  ])("loses them in place: %s", async (_, make) => {
    const photo = await make();
    const { bytes, removed, refused } = stripMetadata(photo);
    expect([removed, refused]).toEqual([["EXIF", "XMP"], undefined]);
    expect(secretsIn(photo)).toEqual(SECRETS);
    expect(secretsIn(bytes)).toEqual([]);
    expect([holdsLocation(photo), holdsLocation(bytes)]).toEqual([true, false]);
    const of = async (file: Buffer) => {
      const { width, height, icc } = await readMetadata(file);
      return { icc, ...(await decode(file, { width, height })) };
    };
    expect(await of(bytes)).toEqual(await of(photo));
    expect(stripMetadata(bytes)).toEqual({ bytes, removed: [] });
  });

  test("loses the video that a phone appends", () => {
    const photo = toHeic([codedPicture("corners")]);
    const video = box("mpvd", Buffer.from("ftypmp4 \xa9xyz\0\x12\x15\xc7+45.5152-122.6441/", "latin1"));
    const { bytes, removed } = stripMetadata(Buffer.concat([photo, video]));
    expect([removed, bytes.subarray(0, photo.length)]).toEqual([["data after the picture"], photo]);
    expect(holdsLocation(bytes)).toBe(false);
  });
});

test("a GIF with hidden data is refused, and one without is accepted", async () => {
  const bare = await sharp(await takePhoto("png"))
    .gif()
    .toBuffer();
  expect(stripMetadata(bare)).toEqual({ bytes: bare, removed: [] });
  const photo = hideInGif(bare);
  expect(stripMetadata(photo)).toEqual({ bytes: photo, removed: [], refused: "format" });
});
