import { present } from '../present';

/** Characters for the bytes 80 to 9F in the encoding (Windows-1252) in which texts were misread. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const NEXT = `[\\u0080-\\u00BF${HIGH}]`;
/**
 * UTF-8 characters misread as two or three signs: "Â½", "â€“", "Ã©", "áƒ\u0090". Cyrillic needs at least two in a row,
 * since a single one may be genuine.
 */
const MISREAD = new RegExp(`[ÂÃ]${NEXT}|[âá]${NEXT}{2}|(?:[ÐÑ]${NEXT}){2,}|Å[\\u0080-\\u00BF‚“’š¼]`, 'gu');
const byteOf = (sign: string): number => {
  const at = HIGH.indexOf(sign);
  return at < 0 ? (sign.codePointAt(0) ?? 0) : 0x80 + at;
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  deg: '°',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  quot: '"',
  frac12: '½',
  frac13: '⅓',
  frac14: '¼',
  frac23: '⅔',
  frac34: '¾',
  frac18: '⅛',
};

function decoded(signs: string): string {
  const bytes = [...signs].map(byteOf);
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const first = present(bytes[at]);
    const length = first >= 0xe0 ? 3 : 2;
    const others = bytes.slice(at + 1, at + length);
    const lead = first & (length === 3 ? 0x0f : 0x1f);
    text += String.fromCodePoint(others.reduce((code, byte) => (code << 6) | (byte & 0x3f), lead));
    at += length;
  }
  return text;
}

/** Repairs characters read in the wrong encoding, and decodes entities such as "&frac12;". */
export const repairedText = (text: string): string =>
  !/[ÂÃâáÐÑÅ&]/u.test(text)
    ? text
    : text
        .replace(MISREAD, decoded)
        .replace(/&(?:#(\d{2,5})|(\p{L}{2,5}\d{0,2}));/gu, (whole, code: string | undefined, name = '') =>
          code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
        );

/** Checks whether an amount is damaged beyond repair: "1� cups", "1Â cups". */
export const isDamaged = (text: string): boolean => /\d\s?[\uFFFDÂÃâ]|^[\uFFFDÂÃâ][\s\p{L}]/u.test(text);
