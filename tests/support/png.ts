import { crc32, deflateSync } from 'node:zlib';

/** Encodes a chunk of a PNG: its length, name, data and checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function png(width: number, height: number, kind: readonly number[], rows: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...kind, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Makes a white PNG of any size without drawing it: a few kB that need gigabytes to open. */
export const emptyPng = (side: number): Buffer =>
  png(side, side, [1, 0], Buffer.alloc(side * (1 + Math.ceil(side / 8))));

/** Makes a small PNG of one colour, with channels from 0 to 255. */
export function plainPng(red: number, green: number, blue: number, width = 64, height = 48): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => [red, green, blue]).flat()]);
  return png(width, height, [8, 2], Buffer.concat(Array.from({ length: height }, () => row)));
}
