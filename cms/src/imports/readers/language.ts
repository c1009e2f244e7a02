import { nameWords } from '../../domain/food/words';
import { isLanguage, type Language } from '../../domain/language';

const ENGLISH =
  /\b(?:the|and|with|of|to|until|into|for|from|on|or|a|it|is|at|add|mix|stir|bake|cook|boil|fry|minutes?|cups?|flour|eggs?|salt|pepper|water|oil|sugar|milk|butter|cheese|garlic|onions?|chopped|sliced|fresh|large|teaspoons?|tablespoons?)\b/gi;
/** Common words of other languages, some of which English has too. */
const OTHERS =
  /(?<!\p{L})(?:der|die|das|und|mit|den|dem|bei|zum|ein|eine|le|la|les|des|du|et|pour|avec|dans|une|el|los|las|y|con|para|por|il|di|e|per|del|da|do|dos|com|um|uma|het|een|van|en|met|och|med|i|og|på|til|ja|z|na|w|se|v|és|egy|az|hogy|majd|meg|nem)(?!\p{L})/giu;
/** Minimum share of common English words; English recipes have far more. */
const ENOUGH = 0.1;

/**
 * Returns the language of a text by its letters and words, or as declared by the source if the text is short; null for
 * any other language.
 */
export function languageOf(text: string, declared?: string): Language | null {
  const georgian = text.match(/[ა-ჰ]/g)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = text.match(/\p{L}/gu)?.length ?? 0;
  if (georgian > latin) return 'ka';
  const name = (declared ?? '').slice(0, 2).toLowerCase();
  const words = text.match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length < 12 && name) return isLanguage(name) ? name : null;
  if (latin * 2 < others) return null;
  const english = text.match(ENGLISH)?.length ?? 0;
  const other = text.match(OTHERS)?.length ?? 0;
  return words.length > 0 && english / words.length >= ENOUGH && english > other ? 'en' : null;
}

/** Minimum share of words in an English list that are known food words. */
const MIN_KNOWN_SHARE = 0.7;
/** Minimum number of names: a single one, such as pasta or salami, may belong to any language. */
const LEAST_NAMES = 3;

/**
 * Returns whether a text too short for `languageOf` is English, judged by the names it lists, and does not look more
 * like another language.
 */
export function isEnglishList(text: string, names: readonly string[], known: ReadonlySet<string>): boolean {
  if (names.length < LEAST_NAMES || /(?!\p{Script=Latin})\p{L}/u.test(text)) return false;
  if ((text.match(OTHERS)?.length ?? 0) > (text.match(ENGLISH)?.length ?? 0)) return false;
  const words = names.flatMap(nameWords);
  return words.filter((word) => known.has(word)).length >= MIN_KNOWN_SHARE * words.length;
}
