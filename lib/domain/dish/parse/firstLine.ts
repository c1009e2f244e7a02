import { BULLET, looksMeasured } from './line';
import { findAmount } from './place';

/** Names of dishes with a number of minutes, layers or pots, which counts no ingredient. */
const COUNTED_DISH =
  /^(?:(?:\d+|one|two|three|four|five|six|seven|ten)[\s-](?:minutes?|hours?|ingredients?|layers?|steps?|cheese|bean)|(?:one[\s-]|1-)(?:pot|pan|bowl|tray|skillet))[\s-]\p{L}|^(?:\d+|ერთი|ორი|სამი|ოთხი|ხუთი)[\s-]*(?:წუთ|საათ|დღიან|ინგრედიენტ|ფენიან|ყველის)/iu;
/** Pattern of a leading article: "A soup of my aunt's" counts nothing; "an onion" and "a large onion" do. */
const ARTICLE = /^an?\s+\p{L}+\s+\p{L}/iu;
/** Amount behind a separator: "Flour – 500 g", "Flour: 500 g". */
const MARKED_END = /(?:\s[-–—]\s*|[–—:=…]\s*|\.{2,}\s*)[\d½⅓⅔¼¾⅛]/u;
/** Maximum number of words in a name followed by an amount without a separator ("ხორბლის ფქვილი 500 გ"). */
const MOST_WORDS = 4;

/**
 * Checks whether the first line of a text is clearly an ingredient, so that the text has no name: "2 eggs", "Flour –
 * 500 g", "salt to taste". A line that only ends like an amount ("Soup x1", „ლობიო №3“) is a name; so is "Eggs – 2",
 * unless the `next` line has the same form.
 */
export function isFirstIngredient(line: string, next = ''): boolean {
  if (!looksMeasured(line)) return false;
  if (BULLET.test(line)) return true;
  const { amount, name } = findAmount(line);
  if (!amount) return true;
  if (!line.startsWith(name)) {
    const isArticle = ARTICLE.test(line) && amount.word === '' && !amount.size;
    return !isArticle && !COUNTED_DISH.test(line);
  }
  const isMarked = MARKED_END.test(line);
  if (amount.word === '') return isMarked && MARKED_END.test(next);
  return isMarked || name.split(' ').length <= MOST_WORDS;
}
