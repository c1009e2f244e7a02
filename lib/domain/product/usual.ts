import { nameKey } from '../text/clean';

/** What recipes call a product, beside what the shop calls it. */
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

/** The product that is usually meant by a word which none is called by: flour is wheat flour; undefined for any other. */
export const usualName = (written: string): string | undefined => NAMES.get(nameKey(written));
