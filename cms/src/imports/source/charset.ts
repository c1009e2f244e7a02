import { encodingOfMark } from './byteOrderMark';

/** Bytes at the start of a page that may declare its encoding. */
const HEAD_BYTES = 4096;
/** Number of bytes used to guess an encoding. */
const SAMPLE = 100_000;
const LOST = '\uFFFD';

/** Single-byte encodings with the characters typical of texts in them; of equal scores the first wins. */
const LATIN: readonly (readonly [string, RegExp])[] = [
  ['windows-1252', /[äöüßéèêëàâçùûîïôñóòíìúáãõœæøåÄÖÜÉÈÀÇÑØÅ’‘“”„–—…«»°½¼¾•\u00A0]/gu],
  ['windows-1254', /[ışğİŞĞçöüÇÖÜâîû’‘“”„–—…«»°½¼¾•\u00A0]/gu],
  ['windows-1250', /[ąęłżśźćńóĄĘŁŻŚŹĆŃÓčďěřšťůžýáíéúČŘŠŽőűăâîşţ’‘“”„–—…«»°•\u00A0]/gu],
];
const CYRILLIC: readonly (readonly [string, RegExp])[] = [
  ['windows-1251', /[оеаинтсрвлкмдпуяыьзіїєў]/gu],
  ['koi8-u', /[оеаинтсрвлкмдпуяыьзіїє]/gu],
  ['ibm866', /[оеаинтсрвлкмдпуяыьз]/gu],
];
/** Symbols that do not occur inside words, and capitals after lowercase letters. */
const ODD = /(?<=\p{L})[\p{S}\p{No}\p{C}¡¿¶§](?=\p{L})|(?<=\p{Ll})\p{Lu}/gu;

/**
 * Decodes a source's bytes: by byte order mark, as UTF-8 if valid, by the declared encoding (`type`, the server's,
 * precedes the text's own), otherwise by guessing. Undecodable bytes become "�".
 */
export function decodedText(bytes: Buffer, type = ''): string {
  const sure = encodingOfMark(bytes) ?? doubleByte(bytes);
  if (sure) return decoded(bytes, sure);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return singleByte(bytes, /charset\s*=\s*["']?([\w:.-]+)/i.exec(type)?.[1] ?? declaredIn(bytes));
  }
}

function singleByte(bytes: Buffer, said: string | undefined): string {
  const label = encodingOf(said);
  const utf8 = new TextDecoder().decode(bytes);
  if (label !== undefined && label !== 'utf-8') {
    const isTrue = isCyrillic(bytes) ? !/^windows-125[024]$/.test(label) : true;
    if (isTrue) return decoded(bytes, label);
  }
  return isBarelyBroken(utf8) ? utf8 : decoded(bytes, guessed(bytes));
}

/** Characters that some versions of Node leave as raw bytes. */
const OF_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

function decoded(bytes: Buffer, label: string): string {
  const text = new TextDecoder(label).decode(bytes);
  return label === 'windows-1252'
    ? text.replace(/[\u0080-\u009F]/g, (sign) => OF_1252.charAt(sign.charCodeAt(0) - 0x80))
    : text;
}

function encodingOf(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 without a mark: in Latin text every other byte is zero. */
function doubleByte(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  const zerosAt = (half: number): number =>
    head.reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === half), 0);
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) * 5 < head.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function declaredIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  const said =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  // A declaration that could be read as single bytes cannot be UTF-16.
  return said && !/^utf-?16/i.test(said) ? said : undefined;
}

/** Returns whether UTF-8 is only slightly damaged, so that it is not mistaken for another encoding. */
function isBarelyBroken(text: string): boolean {
  const lost = text.split(LOST).length - 1;
  const far = text.match(/[\u0080-\uFFFC]/gu)?.length ?? 0;
  return lost * 10 <= far;
}

/** Returns the bytes around the first non-ASCII byte. */
function sampleOf(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte > 127);
  return bytes.subarray(Math.max(0, first - 100), first + SAMPLE);
}

/** Returns whether non-ASCII bytes form whole words, as in another script; accents stand alone. */
function isCyrillic(bytes: Buffer): boolean {
  const sample = sampleOf(bytes);
  let [all, beside] = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte < 128) continue;
    all++;
    if ((sample[at - 1] ?? 0) > 127 || (sample[at + 1] ?? 0) > 127) beside++;
  }
  return beside * 10 > all * 7;
}

function guessed(bytes: Buffer): string {
  const sample = sampleOf(bytes);
  const scores = (isCyrillic(bytes) ? CYRILLIC : LATIN).map(([label, signs]) => {
    const text = decoded(sample, label);
    return { label, score: (text.match(signs)?.length ?? 0) - 3 * (text.match(ODD)?.length ?? 0) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).label;
}
