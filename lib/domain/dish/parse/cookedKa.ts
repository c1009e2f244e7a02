import { wordSet } from '../../text/wordSet';

/** Ways of cooking whose result is not sold, with the foods whose cooked form has its own name in the table. */
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
 * Returns the participle that says a food is used cooked, "მოხარშული ლობიო" and "ლობიო მოხარშული": boiled for any food,
 * fried and baked only for foods with such an entry in the table. Words after a comma are instructions to the cook and
 * do not count.
 */
export function cookedWord(name: string): string | undefined {
  const [head = ''] = name.split(BREAK);
  const words = head.split(' ').filter(Boolean);
  if (words.length < 2) return undefined;
  if (words.some((word) => BOILED.has(word))) return USUAL;
  return words.find((word, at) => {
    const known = NAMED[word];
    const thing = at === words.length - 1 ? words[at - 1] : words.at(-1);
    return thing !== undefined && known?.has(thing);
  });
}
