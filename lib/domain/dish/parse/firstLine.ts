import { BULLET, looksMeasured } from './line';
import { placed } from './place';

/** Dishes named by their minutes, layers or one pot: the number in front counts no ingredient. */
const COUNTED_DISH =
  /^(?:(?:\d+|one|two|three|four|five|six|seven|ten)[\s-](?:minutes?|hours?|ingredients?|layers?|steps?|cheese|bean)|(?:one[\s-]|1-)(?:pot|pan|bowl|tray|skillet))[\s-]\p{L}|^(?:\d+|ერთი|ორი|სამი|ოთხი|ხუთი)[\s-]*(?:წუთ|საათ|დღიან|ინგრედიენტ|ფენიან|ყველის)/iu;
/** "A soup of my aunt's" counts nothing; "an onion" and "a large onion" do. */
const ARTICLE = /^an?\s+\p{L}+\s+\p{L}/iu;
/** An amount behind a mark: "Flour – 500 g", "Flour: 500 g". */
const MARKED_END = /(?:\s[-–—]\s*|[–—:=…]\s*|\.{2,}\s*)[\d½⅓⅔¼¾⅛]/u;
/** A name before an amount without a mark between ("ხორბლის ფქვილი 500 გ") has no more words. */
const MOST_WORDS = 4;

/**
 * Whether the first line of a text is plainly an ingredient, so that the text has no name: "2 eggs", "Flour – 500 g", "salt to taste".
 * A line that merely ends like an amount ("Soup x1", „ლობიო №3“) is a name; "Eggs – 2" is one too, unless the `next` line is written alike.
 */
export function isFirstIngredient(line: string, next = ''): boolean {
  if (!looksMeasured(line)) return false;
  if (BULLET.test(line)) return true;
  const { amount, name } = placed(line);
  if (!amount) return true;
  if (!line.startsWith(name)) {
    const isArticle = ARTICLE.test(line) && amount.word === '' && !amount.size;
    return !isArticle && !COUNTED_DISH.test(line);
  }
  const isMarked = MARKED_END.test(line);
  if (amount.word === '') return isMarked && MARKED_END.test(next);
  return isMarked || name.split(' ').length <= MOST_WORDS;
}
