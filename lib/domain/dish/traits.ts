import { MAIN_MEALS, mealsFor } from './meals/usual';
import { isFormOf } from './nameForms';
import type { DishType } from './types';

/** Words for kinds of dishes in both languages; the first match counts ("soup with dumplings" is a soup). */
const KIND_WORDS = [
  [
    'soup',
    'soup borscht broth chowder kharcho chikhirtma bozbashi solyanka gazpacho minestrone ramen bouillon okroshka',
  ],
  ['soup', 'სუპი წვნიანი ბორში ხარჩო ჩიხირთმა ბოზბაში სოლიანკა შეჭამანდი ბულიონი ოკროშკა'],
  ['salad', 'salad slaw tabbouleh სალათი სალათა ტაბულე'],
  ['porridge', 'porridge oatmeal muesli granola kasha ფაფა შვრია მიუსლი გრანოლა'],
  ['eggs', 'omelette omelet frittata shakshuka egg chirbuli ომლეტი ერბოკვერცხი ჩირბული შაქშუკა კვერცხი'],
  ['pancakes', 'pancake crepe syrniki blini waffle ბლინი სირნიკი პანკეიკი ბლინჩიკი ვაფლი'],
  ['sandwich', 'sandwich toast burger wrap shawarma სენდვიჩი ტოსტი ბურგერი შაურმა'],
  ['pie', 'khachapuri lobiani kubdari pie pizza quiche burek mchadi achma'],
  ['pie', 'ხაჭაპური ლობიანი კუბდარი ღვეზელი პიცა მჭადი აჩმა ფხლოვანა'],
  ['dumplings', 'khinkali dumpling ravioli pelmeni vareniki ხინკალი პელმენი ვარენიკი'],
  ['pasta', 'pasta spaghetti macaroni noodle lasagne lasagna penne მაკარონი სპაგეტი ლაზანია პასტა ატრია'],
  ['rice', 'pilaf plov risotto paella ფლავი რიზოტო პაელია შილაფლავი'],
  [
    'stew',
    'stew goulash ragout curry chili tagine casserole lobio chakhokhbili chashushuli chakapuli ostri ajapsandali',
  ],
  ['stew', 'ჩაშუშული გულაში რაგუ ლობიო ჩახოხბილი ჩაქაფული ოსტრი აჯაფსანდალი ტოლმა tolma საცივი satsivi'],
  ['patties', 'patty meatball cutlet kofta კატლეტი გუფთა აბხაზურა კუპატი'],
  ['grill', 'kebab mtsvadi barbecue skewer steak მწვადი ქაბაბი სტეიკი'],
  ['sweets', 'cake cookie biscuit muffin brownie pudding pelamushi sharlotka ice-cream'],
  ['sweets', 'ნამცხვარი ტორტი ფელამუში შარლოტკა კექსი ორცხობილა პუდინგი ნაყინი'],
  ['drink', 'smoothie shake juice lemonade tea coffee კოქტეილი წვენი ლიმონათი ჩაი ყავა სმუზი'],
] as const;
const KINDS = KIND_WORDS.map(([kind, text]) => [kind, text.split(' ')] as const);
/** Kinds of dishes that cooks do not serve again on the next day. */
const FRESH = ['salad', 'porridge', 'eggs', 'pancakes', 'sandwich', 'dumplings', 'grill', 'drink'];

/** Returns the kind of a dish from its name ("soup"); null if the name does not say. */
export function kindOfDish(name: string): string | null {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const found = KINDS.find(([, known]) => known.some((word) => words.some((said) => isFormOf(word, said))));
  return found?.[0] ?? null;
}

/**
 * Checks whether a dish is as good on the next day: soups and stews are, and all other main meals, or dishes without
 * types, that need not be fresh.
 */
export const keepsUntilNextDay = (kind: string | null, types: readonly DishType[]): boolean =>
  kind === null ? mealsFor(types).some((type) => MAIN_MEALS.includes(type)) : !FRESH.includes(kind);

interface Sorted {
  readonly category?: string | null;
  readonly origin?: string | null;
}

/** Returns the group of a product ("fish", "meat", "pulses") by which a meal's main ingredient is classified. */
export function groupOf({ category, origin }: Sorted): string | null {
  if (origin === 'fish' || origin === 'egg') return origin;
  if (origin === 'animal') return 'meat';
  return category ?? null;
}

/**
 * Returns the weight per gram with which a product determines a dish's group: a dish with meat and more potatoes is a
 * meat dish, and oil or water hardly count.
 */
export function sayOf({ category, origin }: Sorted): number {
  if (origin === 'fish' || origin === 'animal') return 3;
  switch (category) {
    case 'pulses':
    case 'dairy':
      return 2;
    case 'vegetables':
    case 'fruit':
    case 'grains':
    case 'frozen':
      return 1;
    case 'sweets':
      return 0.5;
    default:
      return 0.1;
  }
}
