import { wordSet } from '../../text/wordSet';

/** Ways of the pan that are not bought, and their foods: each has a name of its own where the table knows it. */
const NAMED: Readonly<Record<string, ReadonlySet<string>>> = {
  შემწვარი: wordSet(
    'კარტოფილი კვერცხი ხახვი სოკო ბეკონი ქათამი წიწილა ინდაური იხვი ბატი ორაგული სიომგა კალმახი ვირთევზა ტრესკა ხეკი პალტუსი ლავრაკი ტილაპია კობრი ლოქო ზუთხი კეფალი ქაშაყი სკუმბრია თინუსი კალმარი წაბლი კარბონადი ბარკალი კანჭი წვივი თეძო ფრთა',
  ),
  გამომცხვარი: wordSet('კარტოფილი ორაგული'),
  მოშუშული: wordSet('ხახვი წიწაკა'),
  ჩაშუშული: wordSet('პომიდორი'),
};
const BOILED = wordSet('მოხარშული ჩახარშული მოთუთქული');
const USUAL = 'მოხარშული';
const BREAK = /[,;(–—]/u;

/**
 * The participle that says a thing is taken cooked, "მოხარშული ლობიო" and "ლობიო მოხარშული": boiled is so of anything, fried
 * and baked of what the table knows so. What stands behind a comma is only what the cook does with it.
 */
export function cookedWord(name: string): string | undefined {
  const [head] = name.split(BREAK);
  const words = head.split(' ').filter(Boolean);
  if (words.length < 2) return undefined;
  if (words.some((word) => BOILED.has(word))) return USUAL;
  return words.find((word, at) => {
    const known = NAMED[word];
    const thing = at === words.length - 1 ? words[at - 1] : words[words.length - 1];
    return known?.has(thing);
  });
}
