/** So that nobody else's derived keys are the same, the four parts begin with other numbers. */
const SEEDS = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
const PRIME = 0x01000193;

/** FNV-1a with a last stir, so that texts which differ at their ends differ everywhere. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * A UUID (version 8) that is the same wherever it is worked out of the same text: two phones that do the same thing without network
 * name it alike. Nothing secret hangs on it.
 */
export function derivedKey(text: string): string {
  const hex = SEEDS.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = ((parseInt(hex[16], 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}
