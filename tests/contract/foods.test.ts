import Papa from 'papaparse';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLERGENS, CATEGORIES, ORIGINS } from '@/lib/domain/product/types';
import { at, atLeast, given } from '@/tests/support/at';

const FOLDER = 'cms/seed/foods';
const STATES = ['raw', 'dried', 'cooked', 'tinned', 'frozen', 'made'];

interface Line {
  readonly file: string;
  readonly ndb: string;
  readonly name: string;
  readonly nameKa: string;
  readonly also: readonly string[];
  readonly alsoKa: readonly string[];
  readonly state: string;
  readonly piece: string;
  readonly facts: Readonly<Record<string, string>>;
}

const listed = (text: string): string[] => text.split(', ').filter(Boolean);

/** Returns the lines of the kitchen's names, each with its file. */
function kitchenLines(): Line[] {
  return readdirSync(`${FOLDER}/kitchen`).flatMap((file) => {
    const [head, ...lines] = atLeast(1, readFileSync(`${FOLDER}/kitchen/${file}`, 'utf8').trim().split('\n'));
    const usual = factsIn(at(head.split('differs from: '), 1));
    return lines.map((line) => {
      const columns = line.split('|');
      expect(columns.length, `${file}: ${line}`).toBe(8);
      const [ndb, name, nameKa, also, alsoKa, state, piece, facts] = atLeast(8, columns);
      return {
        file,
        ndb,
        name,
        nameKa,
        also: listed(also),
        alsoKa: listed(alsoKa),
        state,
        piece,
        facts: { ...usual, ...factsIn(facts) },
      };
    });
  });
}

function factsIn(text: string): Record<string, string> {
  const pairs = text.split(';').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=')));
}

const kitchen = kitchenLines();
const rowsOf = (file: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(readFileSync(`${FOLDER}/${file}`, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data;
const table = new Map(rowsOf('foods.csv').map((food) => [food.ndb, food]));
const weights = rowsOf('weights.csv');

/** Returns the numbers of a line; a generic word has several. */
const numbersOf = ({ ndb }: Line): string[] => ndb.split('+');

/** Returns names that occur more than once, ignoring case. */
const repeated = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name.toLowerCase()).size);
};

test('every food of the kitchen is in the table', () => {
  expect(kitchen.length).toBeGreaterThanOrEqual(1500);
  expect(kitchen.filter((line) => numbersOf(line).some((ndb) => !table.has(ndb)))).toEqual([]);
});

/** Folds a name as the lookup does: without capitals, accents and plural endings. */
const folded = (name: string): string =>
  OTHER_IN_PLURAL.has(name)
    ? name
    : name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/ies\b/g, 'y')
        .replace(/([^s])s\b/g, '$1');
/** Plurals that are another food than the singular. */
const OTHER_IN_PLURAL = new Set(['peppers']);

test('a name, or other name, belongs to one food, in English and in Georgian', () => {
  const owners = (namesOf: (line: Line) => readonly string[]) =>
    repeated(kitchen.flatMap((line) => [...new Set(namesOf(line).map(folded))]));
  expect(owners(({ name, also }) => [name, ...also])).toEqual([]);
  expect(owners(({ nameKa, alsoKa }) => [nameKa, ...alsoKa])).toEqual([]);
});

test.each([
  ['tomato purée', 'Tomato paste'],
  ['plum tomatoes', 'Plum tomatoes'],
  ['chinese cabbage', 'Chinese leaf'],
  ['broad beans', 'Fresh broad beans'],
  ['arrowroot', 'Arrowroot flour'],
  ['cornflour', 'Cornstarch'],
  ['grits', 'Corn grits'],
  ['sage', 'Sage'],
  ['tarragon', 'Fresh tarragon'],
  ['nori sheets', 'Nori'],
])('“%s” finds %s', (written, food) => {
  const found = kitchen.filter(({ name, also }) => [name.toLowerCase(), ...also].includes(written));
  expect(found.map(({ name }) => name)).toEqual([food]);
});

test('one number names one food, except for nearest matches and generic words', () => {
  const nearest = ['generic.psv', 'georgian.psv', 'nearest.psv'];
  expect(repeated(kitchen.filter(({ file }) => !nearest.includes(file)).map(({ ndb }) => ndb))).toEqual([]);
  const several = kitchen.filter((line) => numbersOf(line).length > 1).map(({ file }) => file);
  expect(new Set(several)).toEqual(new Set(['generic.psv']));
});

test('names are short enough for a product', () => {
  expect(kitchen.filter(({ name, nameKa }) => name.length >= 50 || nameKa.length >= 50)).toEqual([]);
});

test('Georgian names use only Georgian letters', () => {
  const other = /[^\u10d0-\u10fa ,%()\d-]/;
  expect(
    kitchen.flatMap(({ nameKa, alsoKa }) => [nameKa, ...alsoKa]).filter((name) => other.test(name)),
  ).toEqual([]);
});

const areAllergens = (words = ''): boolean =>
  words.split(',').every((one) => ['', ...ALLERGENS].includes(one));

test('state, aisle, origin, allergens and piece have known values', () => {
  const wrong = kitchen.filter(({ state, piece, facts }) => {
    const { aisle, origin, allergens, may } = facts;
    return !(
      STATES.includes(state) &&
      (CATEGORIES as readonly string[]).includes(given(aisle)) &&
      ['?', ...ORIGINS].includes(given(origin)) &&
      areAllergens(allergens) &&
      areAllergens(may) &&
      /^$|^[^\d]+ [\d.]+ [^\d]+$/.test(piece)
    );
  });
  expect(wrong).toEqual([]);
});

/** Foods whose energy differs from that of their protein, fat and carbohydrates, by reason. */
const OTHERWISE = {
  'alcohol gives energy':
    /beer|wine|riesling|chardonnay|sauvignon|merlot|pinot|sherry|vodka|rum|gin|whisky|brandy|liqueur|menthe|daiquiri|colada|chacha|(vanilla|almond|lemon) extract|amaretto|sake|mirin/i,
  'acids give energy': /vinegar|chilli sauce/i,
  'its fibre is counted as bran, cocoa or carob': /bran$|cocoa|carob|unsweetened chocolate/i,
  'the table counts spices and dried leaves by factors of their own':
    /cayenne|coriander seed|cloves|allspice|dill seed|dried (dill|tarragon|chervil)|juniper|taco seasoning|dried celery|wood ear|spirulina|nori|(lentil|soybean) sprouts|moringa/i,
  'what it holds is no carbohydrate that feeds': /baking powder|stevia/i,
};

test('energy matches protein, fat, carbohydrates and fibre, or says why not', () => {
  const excused = (name: string) => Object.values(OTHERWISE).some((names) => names.test(name));
  const off = kitchen.filter((line) => {
    const foods = numbersOf(line).map((ndb) => table.get(ndb) ?? {});
    const [kcal, protein, fat, carbs, fibre] = atLeast(
      5,
      ['kcal', 'protein_g', 'fat_g', 'carbs_g', 'fibre_g'].map(
        (figure) => foods.reduce((sum, food) => sum + Number(food[figure] ?? 0), 0) / foods.length,
      ),
    );
    const given = 4 * protein + 9 * fat + 4 * (carbs - fibre) + 2 * fibre;
    return Math.abs(given - kcal) > Math.max(15, 0.15 * kcal) && !excused(line.name);
  });
  expect(off.map(({ name }) => name)).toEqual([]);
});

/** Measures of the table that count the thing itself, not a cup or a spoon of it. */
const WHOLE =
  /^(small|medium|large|fruit|fillet|leaf|leaves|root|head|stalk|sprig|steak|egg|clove|ear|bulb|spear|pod|gourd|melon|pepper|mushroom|breast|liver|heart|kidney|plum|berry|nut)\b(?!.*yield)/;

test('a raw countable food has a usual piece', () => {
  const bare = kitchen.filter(
    ({ ndb, state, piece }) =>
      state === 'raw' &&
      !piece &&
      weights.some((weight) => weight.ndb === ndb && WHOLE.test(given(weight.measure))),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['Wheat flour', 120, 130],
  ['Bread flour', 120, 130],
  ['Cake flour', 110, 120],
  ['Sugar', 195, 205],
  ['Brown sugar', 200, 220],
  ['Icing sugar', 115, 120],
  ['Butter', 225, 230],
  ['Rice', 185, 200],
  ['Rolled oats', 80, 90],
  ['Milk', 240, 250],
  ['Double cream', 235, 240],
  ['Honey', 335, 345],
  ['Cocoa powder', 83, 87],
  ['Cheddar', 105, 115],
  ['Parmesan', 90, 110],
  ['Breadcrumbs', 105, 110],
  ['Fresh breadcrumbs', 40, 60],
  ['Walnuts', 100, 120],
  ['Ground almonds', 95, 112],
  ['Raisins', 145, 165],
  ['Spinach', 28, 32],
  ['Desiccated coconut', 80, 95],
  ['Chocolate chips', 165, 175],
  ['Vegetable stock', 230, 245],
])('a cup of %s weighs %i to %i g', (name, least, most) => {
  const line = kitchen.find((one) => one.name === name);
  const plain = weights.find(({ ndb, measure }) => ndb === line?.ndb && measure === 'cup');
  const grams = Number(line?.facts.cup ?? Number(plain?.grams) / Number(plain?.amount));
  expect(grams).toBeGreaterThanOrEqual(least);
  expect(grams).toBeLessThanOrEqual(most);
});

test('the last column holds only what the loader reads, and a cup in grams', () => {
  const read = ['aisle', 'origin', 'allergens', 'may', 'edible', 'cup', 'drained', 'pack'];
  expect(kitchen.filter(({ facts }) => Object.keys(facts).some((fact) => !read.includes(fact)))).toEqual([]);
  const cups = kitchen.flatMap(({ facts }) => facts.cup ?? []);
  expect(cups.length).toBeGreaterThan(80);
  expect(cups.filter((grams) => !(Number(grams) >= 5 && Number(grams) <= 400))).toEqual([]);
});
