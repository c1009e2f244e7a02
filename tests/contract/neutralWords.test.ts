import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kitchenFoods } from '@/cms/src/foods/kitchen';
import { distinctiveWords } from '@/lib/domain/food/distinctiveWords';
import { nameWords } from '@/lib/domain/food/words';
import { at } from '@/tests/support/at';

const FOLDER = 'cms/seed/foods/kitchen';
const foods = readdirSync(FOLDER)
  .flatMap((file) => kitchenFoods(file, readFileSync(`${FOLDER}/${file}`, 'utf8')))
  .map(({ Name, NameKa, otherNames, otherNamesKa, ...food }) => ({
    ...food,
    Name,
    names: [Name, NameKa, ...otherNames, ...otherNamesKa].map(nameWords),
  }));
type Named = (typeof foods)[number];

const kindOf = ({ category, allergens, origin }: Named) => ({
  category,
  isNut: allergens.some((one) => one === 'nuts' || one === 'peanuts'),
  isFish: origin === 'fish',
});

interface Meeting {
  readonly word: string;
  readonly one: Named;
  readonly other: Named;
}

/** Returns foods whose names differ only by neutral words, with those words. */
function meetings(): Meeting[] {
  const byWord = new Map<string, Set<Named>>();
  for (const food of foods)
    for (const word of food.names.flat()) byWord.set(word, (byWord.get(word) ?? new Set()).add(food));
  return foods.flatMap((one) => {
    const kind = kindOf(one);
    const texts = new Set(one.names.map((name) => name.join(' ')));
    const told = new Set(one.names.map((name) => distinctiveWords(name, kind).join(' ')));
    const near = new Set(one.names.flat().flatMap((word) => [...(byWord.get(word) ?? [])]));
    near.delete(one);
    return [...near].flatMap((other) =>
      other.names.flatMap((name) => {
        const left = distinctiveWords(name, kind);
        if (left.length === 0 || texts.has(name.join(' ')) || !told.has(left.join(' '))) return [];
        return name.filter((word) => !left.includes(word)).map((word) => ({ word, one, other }));
      }),
    );
  });
}

/** Words for size, ripeness, cut or roasting: the figures may differ, but not the food or its allergens. */
const ONLY_CUT = `small medium ripe peeled whole head chopped diced cubed sliced crushed ground grated shredded freshly boneless skinless lean
  blanched flaked raw roasted toasted shelled unsalted dried floury waxy halved piece of
  პატარა საშუალო მსხვილად წვრილად თხლად ცივი ახლად დაჭრილი დაკეპილი გათლილი გაფცქვნილი დაჭყლეტილი გახეხილი გამდნარი დამდნარი
  დაფქული დანაყილი გამხმარი ხმელი უძვლო მჭლე გარჩეული მოხალული ფილე`;

test('a neutral word distinguishes foods only by cut or ripeness', () => {
  const known = new Set(nameWords(ONLY_CUT));
  const found = meetings().filter(({ word }) => !known.has(word));
  expect(found.map(({ word, one, other }) => `${word}: ${one.Name}, ${other.Name}`)).toEqual([]);
});

test.each(
  [
    'light free low reduced smoked cured pickled salted sweetened unsweetened vegan vegetarian plant based mock imitation without',
    'leaf leaves root seed skin bone egg milk butter oil flour sauce stock paste powder juice dry tinned frozen cooked fried',
    'baby hot plain white red green black yellow brown blue wild dark mixed soft hard sweet sour bitter',
    'მსუბუქი უცხიმო უგლუტენო შებოლილი მარინებული სამარხვო ვეგანური გარეშე ფოთოლი თესლი კარაქი რძე ზეთი ფქვილი თეთრი წითელი შავი მწვანე ტკბილი',
  ].flatMap((words) => words.split(' ')),
)('“%s” is never a neutral word', (written) => {
  const word = at(nameWords(written), 0);
  const kinds = new Map(foods.map((food) => [JSON.stringify(kindOf(food)), kindOf(food)]));
  const passed = [...kinds.values()].filter((kind) => distinctiveWords([word, 'thing'], kind)[0] !== word);
  expect(passed).toEqual([]);
});
