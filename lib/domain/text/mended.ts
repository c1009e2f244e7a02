/** Signs of the bytes 80 to 9F in the encoding that texts are misread in. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const NEXT = `[\\u0080-\\u00BF${HIGH}]`;
/** Letters that were taken for two or three signs each: "Â½", "â€“", "Ã©", "áƒ\u0090"; a lone Cyrillic one may be something else. */
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
    const length = bytes[at] >= 0xe0 ? 3 : 2;
    const [first, ...others] = bytes.slice(at, at + length);
    const lead = first & (length === 3 ? 0x0f : 0x1f);
    text += String.fromCodePoint(others.reduce((code, byte) => (code << 6) | (byte & 0x3f), lead));
    at += length;
  }
  return text;
}

/** A text in which letters that were read in a wrong encoding, and signs written as "&frac12;", are right again. */
export const mendedText = (text: string): string =>
  !/[ÂÃâáÐÑÅ&]/u.test(text)
    ? text
    : text
        .replace(MISREAD, decoded)
        .replace(/&(?:#(\d{2,5})|(\p{L}{2,5}\d{0,2}));/gu, (whole, code: string | undefined, name = '') =>
          code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
        );

/** Whether an amount was damaged beyond mending: "1� cups", "1Â cups". */
export const isDamaged = (text: string): boolean => /\d\s?[\uFFFDÂÃâ]|^[\uFFFDÂÃâ][\s\p{L}]/u.test(text);
