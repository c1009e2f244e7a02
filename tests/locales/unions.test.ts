import { REMINDER_KINDS } from '@/lib/domain/reminders/kinds';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SOURCE_KINDS } from '@/cms/src/imports/types';
import { AUDIT_ACTIONS, REPORTED } from '@/lib/domain/access/people';
import { ROLES } from '@/lib/domain/access/rights';
import { MEASURE_SYSTEMS } from '@/lib/domain/access/settings';
import { DIETARY_FLAGS, DISH_TYPES, UNITS, VISIBILITIES } from '@/lib/domain/dish/types';
import { TARGET_REASONS, WEIGHT_GOALS } from '@/lib/domain/energy/target';
import { EDIBLE_KINDS } from '@/lib/domain/eaten/types';
import { IMPORT_STATES } from '@/lib/domain/import/record';
import { AHEAD_KINDS } from '@/lib/domain/cooking/ahead';
import { TARGETED } from '@/lib/domain/planning/model';
import { RECIPE_FILTERS } from '@/lib/forms/import/choice';
import { MY_SORTS, SORTS } from '@/lib/forms/dish/filters';
import { WEEKDAYS } from '@/lib/domain/exercise/schedule';
import { DETAIL_NUTRIENTS } from '@/lib/domain/food/nutrients';
import { LANGUAGES } from '@/lib/domain/language';
import { PLAN_SORTS } from '@/lib/forms/mealplan/filters';
import { CALENDAR_KINDS, ENTRY_KINDS, LOG_KINDS, REPEATS } from '@/lib/domain/mealplan/types';
import { ACTIVITIES, SEXES } from '@/lib/domain/nutrition/mifflin';
import { NUTRIENT_GROUPS } from '@/lib/domain/nutrition/shares';
import { SHOP_FIELDS } from '@/lib/forms/order/shopValues';
import { ADDRESS_LINES, IF_MISSING, ORDER_STATES, OUTCOMES, PAYMENTS } from '@/lib/domain/order/types';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '@/lib/domain/product/types';
import { PRODUCT_RANGES } from '@/lib/forms/product/values';
import { LINE_FAULTS } from '@/lib/domain/shoplist/types';
import { HAND_REASONS } from '@/lib/domain/storage/units';
import { SUPPLEMENT_UNITS } from '@/lib/domain/supplement/types';
import { WEIGHT_RANGES } from '@/lib/domain/weight/range';
import { at, atLeast } from '@/tests/support/at';
import { flatTexts, type Texts } from '../support/texts';

/** Every key that the code builds from a prefix and a word, so that no raw key reaches a screen. */
const UNIONS: readonly (readonly [beginning: string, words: readonly (string | number)[]])[] = [
  ['import:state', IMPORT_STATES],
  ['import:kind', SOURCE_KINDS],
  ['import:preview.shown', RECIPE_FILTERS],
  ['import:take', VISIBILITIES],
  ['people:deed', AUDIT_ACTIONS],
  ['people:kind', REPORTED],
  ['common:role', ROLES],
  ['common:type', DISH_TYPES],
  ['common:diet', DIETARY_FLAGS],
  ['common:allergen', ALLERGENS],
  ['common:language', LANGUAGES],
  ['unit:long', UNITS],
  ['unit:short', UNITS],
  ['unit:piece', PIECE_NAMES],
  ['unit:pieces', PIECE_NAMES],
  ['dish:visibility', VISIBILITIES],
  ['dish:twin.open', LANGUAGES],
  ['recipe:twin.label', LANGUAGES],
  ['dish:sort', [...SORTS, ...MY_SORTS]],
  ['exercise:weekday', WEEKDAYS],
  ['exercise:visibility', VISIBILITIES],
  ['supplement:visibility', VISIBILITIES],
  ['supplement:unit', SUPPLEMENT_UNITS],
  ['mealplan:visibility', VISIBILITIES],
  ['mealplan:sort', PLAN_SORTS],
  ['mealplan:kinds', CALENDAR_KINDS],
  ['reminders:kind', REMINDER_KINDS],
  ['reminders:explained', REMINDER_KINDS],
  ['planner:add.kinds', ENTRY_KINDS],
  ['mealplan:log.done', LOG_KINDS],
  ['eaten:kind', EDIBLE_KINDS],
  ['eaten:weight.ranges', WEIGHT_RANGES],
  ['planner:form.repeats', REPEATS],
  ['planner:part.unit', SUPPLEMENT_UNITS],
  ['account:body.activities', ACTIVITIES],
  ['common:measures', MEASURE_SYSTEMS],
  ['account:body.sexes', SEXES],
  ['energy:goal', WEIGHT_GOALS],
  ['energy:reason', TARGET_REASONS],
  ['nutrients:name', DETAIL_NUTRIENTS],
  ['nutrients:group', Object.keys(NUTRIENT_GROUPS)],
  ['nutrients:part', ['planned', 'eaten']],
  ['nutrients:whole', ['dish', 'day', 'week', 'one', 'oneWeek', 'planned', 'eaten']],
  ['nutrients:unit', ['g', 'mg', 'µg']],
  ['order:state', ORDER_STATES],
  ['order:outcome', OUTCOMES],
  ['order:ifMissing', IF_MISSING],
  ['order:payment', PAYMENTS],
  ['order:field', ADDRESS_LINES],
  ['order:shop', SHOP_FIELDS],
  ['aisle:name', CATEGORIES],
  ['product:origin', ORIGINS],
  ['product:field', Object.keys(PRODUCT_RANGES)],
  ['listLine:fault', LINE_FAULTS],
  ['listLine:unsold', LINE_FAULTS],
  ['storage:move', HAND_REASONS],
  ['kitchen:ahead.kind', AHEAD_KINDS],
  ['fill:short.target.low', TARGETED],
  ['fill:short.target.high', TARGETED],
];

const keysOf = (language: string, file: string) => {
  const texts: Texts = JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'));
  return new Set(flatTexts(texts).map(([key]) => key));
};

test.each(UNIONS)('%s has a text for each of its words', (beginning, words) => {
  const [file, prefix] = atLeast(1, beginning.split(':'));
  for (const language of LANGUAGES) {
    const keys = keysOf(language, file);
    expect(words.map((word) => `${prefix}.${word}`).filter((key) => !keys.has(key))).toEqual([]);
  }
});

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return walk(at);
    return entry.name.endsWith('.ts') ? [at] : [];
  });
const FAULT = /\bkey: '([a-z]\w+)'|\bmessage\('(\w+)'|\bwrong\('(\w+)'|\bfault\('\w+', '(\w+)'/g;

test('every fault that the site or the CMS finds in a field has its text', () => {
  const known = keysOf('en', 'validation');
  const named = ['cms/src', 'lib/domain', 'lib/forms']
    .flatMap(walk)
    // the import page shows faults of imported recipes, with texts of its own
    .filter((file) => !file.startsWith('cms/src/imports/'))
    // and the planner shows shortfalls of a proposed week, see below
    .filter((file) => !file.includes('domain/planning/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(FAULT)].map(([, ...words]) => [words.find(Boolean), file]),
    );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([key]) => !known.has(String(key)))).toEqual([]);
});

test('every shortfall of a proposed week has its text', () => {
  const texts = [...keysOf('en', 'fill')];
  const named = walk('lib/domain/planning').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bkey: '([a-z]\w+)'/g)].map((found) => at(found, 1)),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  const isSaid = (key: string) => texts.some((text) => new RegExp(`^short\\.${key}(?:[._]|$)`).test(text));
  expect(named.filter((key) => !isSaid(key))).toEqual([]);
});

/** Matches keys passed to a call, and reasons in a type, beside the words of faults and warnings. */
const SAID = /\bkey: '([a-z]\w+)'|\b(?:fault|refuse|said|FetchRefused|ArchiveRefused)\(\s*'(\w+)'/g;
const REASONS = /type (?:Reason|FetchKey|Remark)\b[^;]*;|const BLOCKING = [^;]*;/g;

test('every fault and warning of an imported recipe has its text', () => {
  const texts = keysOf('en', 'import');
  const files = [...walk('cms/src/imports'), 'lib/domain/import/warnings.ts'];
  const named = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const keys = [...source.matchAll(SAID)].map(([, ...words]) => words.find(Boolean));
    const reasons = [...source.matchAll(REASONS)].flatMap(([text]) => text.match(/(?<=')\w+(?=')/g) ?? []);
    return [...keys, ...reasons].map((key) => [String(key), file] as const);
  });
  expect(named.length).toBeGreaterThan(40);
  // faults of a call itself are shown as for any other
  const calls = keysOf('en', 'validation');
  const isSaid = (key: string) => texts.has(`fault.${key}`) || texts.has(`warning.${key}`) || calls.has(key);
  expect(named.filter(([key]) => !isSaid(key))).toEqual([]);
});
