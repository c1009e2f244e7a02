/** Georgian national romanization of 2002 without apostrophes, as in passports. */
// prettier-ignore
const LETTERS: Readonly<Record<string, string>> = {
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p',
  ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts', ძ: 'dz', წ: 'ts',
  ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
};
const WORD = /[\u10d0-\u10f0]+/g;

/**
 * Transliterates the Georgian words of a name, each capitalized: ლიკა ჭყონია → Lika Chqonia; the rest stays unchanged.
 */
export const latinName = (name: string): string =>
  name.replace(WORD, (word) => {
    const latin = [...word].map((letter) => LETTERS[letter] ?? letter).join('');
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  });
