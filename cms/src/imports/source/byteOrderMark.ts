/** Returns the encoding of a byte order mark; undefined without a mark. */
export function encodingOfMark(bytes: Buffer): 'utf-16le' | 'utf-16be' | 'utf-8' | undefined {
  if (bytes.length < 2) return undefined;
  const mark = bytes.readUInt16BE(0);
  if (mark === 0xfffe) return 'utf-16le';
  if (mark === 0xfeff) return 'utf-16be';
  return bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 'utf-8' : undefined;
}
