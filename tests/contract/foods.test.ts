import Papa from 'papaparse';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLERGENS, CATEGORIES, ORIGINS } from '@/lib/domain/product/types';

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

/** The lines of the kitchen's names, each with the file that it stands in. */
function kitchenLines(): Line[] {
  return readdirSync(`${FOLDER}/kitchen`).flatMap((file) => {
    const [head, ...lines] = readFileSync(`${FOLDER}/kitchen/${file}`, 'utf8').trim().split('\n');
    const usual = factsIn(head.split('differs from: ')[1]);
    return lines.map((line) => {
      const columns = line.split('|');
      expect(columns.length, `${file}: ${line}`).toBe(8);
      const [ndb, name, nameKa, also, alsoKa, state, piece, facts] = columns;
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
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

const kitchen = kitchenLines();
const table = new Map(
  Papa.parse<Record<string, string>>(readFileSync(`${FOLDER}/foods.csv`, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data.map((food) => [food.ndb, food]),
);

/** Names that stand more than once, in whatever case. */
const repeated = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name.toLowerCase()).size);
};

test('every food of the kitchen stands in the table', () => {
  expect(kitchen.length).toBeGreaterThanOrEqual(1500);
  expect(kitchen.filter(({ ndb }) => !table.has(ndb))).toEqual([]);
});

test('no two foods have the same name, in English or in Georgian', () => {
  expect(repeated(kitchen.map(({ name }) => name))).toEqual([]);
  expect(repeated(kitchen.map(({ nameKa }) => nameKa))).toEqual([]);
});

test('one number names one food, but for those that stand for their nearest', () => {
  const nearest = ['georgian.psv', 'nearest.psv'];
  expect(repeated(kitchen.filter(({ file }) => !nearest.includes(file)).map(({ ndb }) => ndb))).toEqual([]);
});

test('names are short enough for a product', () => {
  expect(kitchen.filter(({ name, nameKa }) => name.length >= 50 || nameKa.length >= 50)).toEqual([]);
});

test('Georgian is written in Georgian letters alone', () => {
  const other = /[^\u10d0-\u10fa ,%()\d-]/;
  expect(
    kitchen.flatMap(({ nameKa, alsoKa }) => [nameKa, ...alsoKa]).filter((name) => other.test(name)),
  ).toEqual([]);
});

test('state, aisle, origin, allergens and piece are of the known kinds', () => {
  const wrong = kitchen.filter(({ state, piece, facts }) => {
    const { aisle, origin, allergens = '' } = facts;
    return !(
      STATES.includes(state) &&
      (CATEGORIES as readonly string[]).includes(aisle) &&
      ['?', ...ORIGINS].includes(origin) &&
      allergens.split(',').every((one) => ['', '?', ...ALLERGENS].includes(one)) &&
      /^$|^[^\d]+ [\d.]+ [^\d]+$/.test(piece)
    );
  });
  expect(wrong).toEqual([]);
});

/** What does not have the energy that its protein, fat and carbohydrates give, by reason. */
const OTHERWISE = {
  'alcohol gives energy':
    /beer|wine|riesling|chardonnay|sauvignon|merlot|pinot|sherry|vodka|rum|gin|whisky|brandy|liqueur|menthe|daiquiri|colada|chacha|vanilla extract/i,
  'acids give energy': /vinegar|chilli sauce/i,
  'its fibre is counted as bran, cocoa or carob': /bran$|cocoa|carob|unsweetened chocolate/i,
  'the table counts spices and dried leaves by factors of their own':
    /cayenne|coriander seed|cloves|allspice|dill seed|dried dill|^tarragon|chervil|taco seasoning|dried celery|wood ear|spirulina|lentil sprouts|moringa/i,
  'what it holds is no carbohydrate that feeds': /baking powder|stevia/i,
};

test('energy is what protein, fat, carbohydrates and fibre give, or says why not', () => {
  const excused = (name: string) => Object.values(OTHERWISE).some((names) => names.test(name));
  const off = kitchen.filter(({ ndb, name }) => {
    const food = table.get(ndb) ?? {};
    const [kcal, protein, fat, carbs, fibre] = ['kcal', 'protein_g', 'fat_g', 'carbs_g', 'fibre_g'].map(
      (figure) => Number(food[figure] ?? 0),
    );
    const given = 4 * protein + 9 * fat + 4 * (carbs - fibre) + 2 * fibre;
    return Math.abs(given - kcal) > Math.max(15, 0.15 * kcal) && !excused(name);
  });
  expect(off.map(({ name }) => name)).toEqual([]);
});
