import { nameKey } from '../text/clean';

/** Names that recipes use for a product, besides the shop's own. */
// prettier-ignore
const USUAL: readonly (readonly [product: string, ...written: string[]])[] = [
  ['Wheat flour', 'flour', 'plain flour', 'white flour', 'all-purpose flour', 'all purpose flour', 'ფქვილი', 'თეთრი ფქვილი', 'პურის ფქვილი'],
  ['Vegetable oil', 'oil', 'cooking oil', 'frying oil', 'ზეთი', 'შესაწვავი ზეთი'],
  ['Black pepper', 'pepper', 'ground pepper', 'ground black pepper', 'პილპილი', 'დაფქული პილპილი', 'დაფქული შავი პილპილი'],
  ['Wine vinegar', 'vinegar', 'ძმარი'],
  ['Sugar', 'white sugar', 'granulated sugar', 'caster sugar', 'შაქრის ფხვნილი'],
  ['Baking soda', 'soda', 'bicarbonate of soda', 'სოდა'],
  ['Aubergine', 'eggplant', 'eggplants'],
  ['Courgette', 'zucchini', 'zucchinis'],
  ['Coriander', 'cilantro'],
  ['Spring onion', 'scallion', 'scallions', 'green onion', 'green onions'],
  ['Sweet pepper', 'bell pepper', 'bell peppers', 'red bell pepper', 'capsicum', 'ბულგარული პილპილი'],
  ['Prawns', 'shrimp', 'shrimps'],
  ['Beef mince', 'ground beef', 'minced beef', 'დაკეპილი საქონლის ხორცი'],
  ['Pork mince', 'ground pork', 'minced pork', 'დაკეპილი ღორის ხორცი'],
  ['Marigold', 'imeretian saffron', 'იმერული ზაფრანა', 'ზაფრანა'],
  ['White bread', 'bread', 'loaf', 'puri', 'პური'],
  ['Black tea leaves', 'tea', 'tea bags', 'tea bag', 'ჩაი', 'ჩაის პაკეტი'],
  ['Ground coffee', 'coffee', 'ყავა'],
  ['Mushrooms', 'სოკო', 'შამპინიონი'],
];

const NAMES = new Map(USUAL.flatMap(([product, ...written]) => written.map((name) => [name, product])));

/**
 * Returns the product usually meant by a word that is no product name: flour is wheat flour; undefined for other words.
 */
export const usualName = (written: string): string | undefined => NAMES.get(nameKey(written));
