/** Seeds of the four parts of a key; unusual ones, so that keys differ from those other programs derive. */
const SEEDS = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
const PRIME = 0x01000193;

/** FNV-1a with a final mix, so that texts that differ only at the end produce entirely different hashes. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * Returns a UUID (version 8) derived from the text: two phones that do the same thing offline produce the same key. Not
 * for secrets.
 */
export function derivedKey(text: string): string {
  const hex = SEEDS.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}
