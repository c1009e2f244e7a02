import { isLanguage, type Language } from '../../domain/language';

const ENGLISH =
  /\b(?:the|and|with|of|in|to|until|into|for|from|over|on|or|a|an|it|is|at|add|mix|stir|minutes?|cups?|salt|water|oil|sugar|butter|chopped|sliced|fresh|large|teaspoons?|tablespoons?)\b/gi;
/** Shares of such words in English recipes lie far above this, in the neighbours' languages below it. */
const ENOUGH = 0.12;

/** The language of a text by its letters and words, else as the source says; null where it is neither of the two. */
export function languageOf(text: string, said?: string): Language | null {
  const georgian = text.match(/[ა-ჰ]/g)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = text.match(/\p{L}/gu)?.length ?? 0;
  if (georgian > latin) return 'ka';
  const name = (said ?? '').slice(0, 2).toLowerCase();
  const words = text.match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length < 12 && name) return isLanguage(name) ? name : null;
  if (latin * 2 < others) return null;
  const english = text.match(ENGLISH)?.length ?? 0;
  return words.length > 0 && english / words.length >= ENOUGH ? 'en' : null;
}
