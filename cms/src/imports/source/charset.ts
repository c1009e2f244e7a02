import { markOf } from './markOf';

/** Bytes at the start of a page in which it says its characters. */
const HEAD_BYTES = 4096;
/** Bytes by which characters are guessed. */
const SAMPLE = 100_000;
const LOST = '\uFFFD';

/** Characters of one byte, and the signs by which texts in them are known; of equals the first. */
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
/** Signs inside words that no word has, and great letters after small ones. */
const ODD = /(?<=\p{L})[\p{S}\p{No}\p{C}¡¿¶§](?=\p{L})|(?<=\p{Ll})\p{Lu}/gu;

/**
 * A source's bytes as text: by their mark of order, as UTF-8 where they are that, else by what is said of them (`type`, a server's, goes
 * before the text's own word), else by a guess. What no character stands for is "�".
 */
export function decodedText(bytes: Buffer, type = ''): string {
  const sure = markOf(bytes) ?? doubleByte(bytes);
  if (sure) return decoded(bytes, sure);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return singleByte(bytes, /charset\s*=\s*["']?([\w:.-]+)/i.exec(type)?.[1] ?? saidIn(bytes));
  }
}

function singleByte(bytes: Buffer, said: string | undefined): string {
  const label = known(said);
  const utf8 = new TextDecoder().decode(bytes);
  if (label !== undefined && label !== 'utf-8') {
    const isTrue = isCyrillic(bytes) ? !/^windows-125[024]$/.test(label) : true;
    if (isTrue) return decoded(bytes, label);
  }
  return isBarelyBroken(utf8) ? utf8 : decoded(bytes, guessed(bytes));
}

/** Signs that some versions of Node leave as the bytes they were. */
const OF_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

function decoded(bytes: Buffer, label: string): string {
  const text = new TextDecoder(label).decode(bytes);
  return label === 'windows-1252'
    ? text.replace(/[\u0080-\u009F]/g, (sign) => OF_1252[sign.charCodeAt(0) - 0x80])
    : text;
}

function known(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** UTF-16 without a mark: every other byte of text in Latin letters is nothing. */
function doubleByte(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]++;
  if (Math.max(...zeros) * 5 < head.length) return undefined;
  return zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be';
}

function saidIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  const said =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  // what was read as single bytes is no UTF-16
  return said && !/^utf-?16/i.test(said) ? said : undefined;
}

/** UTF-8 in which a few signs were cut is not taken for something else. */
function isBarelyBroken(text: string): boolean {
  const lost = text.split(LOST).length - 1;
  const far = text.match(/[\u0080-\uFFFC]/gu)?.length ?? 0;
  return lost * 10 <= far;
}

/** The bytes around the first that is no ASCII. */
function sampleOf(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte > 127);
  return bytes.subarray(Math.max(0, first - 100), first + SAMPLE);
}

/** Whole words beyond ASCII are of another script; accents stand alone. */
function isCyrillic(bytes: Buffer): boolean {
  const sample = sampleOf(bytes);
  let [all, beside] = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte < 128) continue;
    all++;
    if (sample[at - 1] > 127 || sample[at + 1] > 127) beside++;
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
