/** Color profiles for the tests, in bytes: three primaries (XYZ under D50) and one gamma, as ICC version 2 has it. */

type Space = { red: number[]; green: number[]; blue: number[]; gamma: number };

export const ADOBE_RGB: Space = {
  red: [0.60974, 0.31111, 0.01947],
  green: [0.20528, 0.62567, 0.06087],
  blue: [0.14919, 0.06322, 0.74457],
  gamma: 2.2,
};

export const PROPHOTO: Space = {
  red: [0.79767, 0.28804, 0],
  green: [0.13519, 0.71188, 0],
  blue: [0.03134, 0.00009, 0.82491],
  gamma: 1.8,
};

const HEADER = 128;

export function toProfile({ red, green, blue, gamma }: Space): Buffer {
  const curve = element("curv", uint32(1), uint16(gamma * 256));
  const elements: [name: string, body: Buffer][] = [
    ["desc", element("desc", uint32(5), Buffer.from("test\0"), Buffer.alloc(78))],
    ["cprt", element("text", Buffer.from("CC0\0"))],
    ["wtpt", element("XYZ ", ...[0.9642, 1, 0.8249].map(fixed))],
    ...[red, green, blue].map((xyz, i): [string, Buffer] => [
      `${"rgb"[i]}XYZ`,
      element("XYZ ", ...xyz.map(fixed)),
    ]),
    ...["r", "g", "b"].map((channel): [string, Buffer] => [`${channel}TRC`, curve]),
  ];
  let offset = HEADER + 4 + elements.length * 12;
  const table = elements.map(([name, body]) => {
    const row = Buffer.concat([Buffer.from(name), uint32(offset), uint32(body.length)]);
    offset += body.length;
    return row;
  });
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(offset);
  header.writeUInt32BE(0x02400000, 8);
  header.write("mntrRGB XYZ ", 12);
  header.write("acsp", 36);
  return Buffer.concat([header, uint32(elements.length), ...table, ...elements.map(([, body]) => body)]);
}

/** Its length is a multiple of four. */
function element(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.alloc(4), ...parts]);
  return Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Math.round(value));
  return bytes;
}

/** Fixed point: sixteen bits before the point, sixteen after it. */
const fixed = (value: number) => uint32(Math.round(value * 65536));
