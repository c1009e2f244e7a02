import { LIMITS } from '../limits';

const ASCII = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Detects the format of an image from its first bytes (12 are enough); undefined if it is not accepted. */
export function imageKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ASCII(bytes, 1, 4) === 'PNG') return 'png';
  if (ASCII(bytes, 0, 4) === 'RIFF' && ASCII(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ASCII(bytes, 4, 8) === 'ftyp' && /^avi[fs]/.test(ASCII(bytes, 8, 12))) return 'avif';
  return undefined;
}

/** Returns the reason to reject an image, as a key of `validation`; undefined if it is accepted. */
export function imageFault(bytes: Uint8Array, size: number): 'imageType' | 'imageSize' | undefined {
  if (!imageKind(bytes)) return 'imageType';
  return size > LIMITS.imageBytes ? 'imageSize' : undefined;
}
