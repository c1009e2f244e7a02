import { expect, test } from 'vitest';
import { OMISSION_NAMES, OMISSION_TEXTS } from '@/cms/src/account/omissionTexts';
import { ANNOUNCED_OMISSIONS, OMISSION_KINDS } from '@/lib/domain/import/omissions';
import { isRestorable } from '@/lib/domain/import/restorable';
import en from '@/locales/en/import.json';
import ka from '@/locales/ka/import.json';
import { collections, type Field } from './cms';

/** Collections without an owner: the food table, and records of the shop or the Admins. */
const NOBODYS = ['foods', 'shop', 'stocks', 'stock-movements', 'audits'];
/** Exported without an owner field: invited people, lines by their list, and the person's own record. */
const BY_ANOTHER_FIELD = ['memberships', 'shop-items', 'users'];

test('every collection is exported, or has no owner', () => {
  const owned = collections.flatMap(({ name, owner }) => (owner ? [name] : []));
  expect([...owned, ...BY_ANOTHER_FIELD, ...NOBODYS].sort()).toEqual(
    collections.map(({ name }) => name).sort(),
  );
});

/**
 * Fields of archived records that no person may set: an import restores them (`back`), the CMS computes them or an
 * Admin sets them (`anew`), or the export shows them by name (`named`).
 */
const NOT_SET: Readonly<Record<string, Readonly<Record<string, 'back' | 'anew' | 'named' | 'owner'>>>> = {
  users: {
    ...{ email: 'named', emailVerified: 'named', Rolee: 'anew', blocked: 'anew' },
    ...{ feedToken: 'named', feedKinds: 'named', staples: 'named', planning: 'named', budgetTetri: 'named' },
    learning: 'named',
    ...{ zoneConfirmed: 'anew' },
  },
  products: {
    ...{ unknownAllergens: 'anew', verified: 'anew', sold: 'anew', owner: 'owner', lent: 'anew' },
    ...{ nutrients: 'anew', portions: 'anew' },
  },
  dishes: {
    ...{ featured: 'anew', hidden: 'anew', owner: 'owner', calories: 'anew', fats: 'anew', carbs: 'anew' },
    ...{ prots: 'anew', costTetri: 'anew', incompleteProducts: 'anew', pricelessProducts: 'anew' },
    ...{ unknownFacts: 'anew', unknownAllergens: 'anew', fasting: 'anew', allergens: 'anew' },
    ...{ saveCount: 'named', nutrients: 'anew' },
  },
  exercises: { hidden: 'anew', owner: 'owner' },
  supplements: { hidden: 'anew', owner: 'owner' },
  mealplans: {
    ...{ hidden: 'anew', owner: 'owner', published: 'back', version: 'back', offeredUntil: 'anew' },
    ...{ agreed: 'anew' },
    ...{ joinToken: 'named', featured: 'anew', dayCount: 'anew', calories: 'anew', fats: 'anew' },
    ...{ carbs: 'anew', prots: 'anew', costTetri: 'anew', dietaryFlags: 'anew' },
    ...{ incompleteProducts: 'anew', pricelessProducts: 'anew' },
  },
  schedules: { owner: 'owner', Name: 'anew' },
  intakes: { owner: 'owner', Name: 'anew' },
  shoplists: { owner: 'owner', members: 'named', mealplan: 'back', from: 'back', to: 'back' },
  // orders stay with their account, and so do their details on a line
  'shop-items': {
    ...{ checkedBy: 'named', there: 'back', from: 'back', fault: 'back', delivery: 'anew', order: 'anew' },
  },
  visits: { owner: 'owner', key: 'back' },
  examinations: { owner: 'owner' },
  weights: { user: 'owner' },
  saves: { user: 'owner', dish: 'back' },
  'dish-notes': { user: 'owner' },
  cookbooks: { hidden: 'anew', owner: 'owner' },
  cookings: { user: 'owner', dish: 'back', Name: 'back', key: 'back', byHand: 'back' },
  logs: {
    ...{ user: 'owner', calories: 'back', fats: 'back', carbs: 'back', prots: 'back' },
    ...{ nutrients: 'back', taken: 'back' },
  },
  'pantry-items': { owner: 'owner', amount: 'back', level: 'back' },
  prices: { owner: 'owner' },
  barcodes: { owner: 'owner', code: 'back' },
};

test('each field of a returning record that a person may not set is restored, recomputed or named', () => {
  const isTheCms = ([, field]: [string, Field]) => field.setBy === 'none' && !field.derived;
  const found = collections
    .filter(({ name }) => isRestorable(name))
    .map(({ name, fields }) => [
      name,
      Object.entries(fields)
        .filter(isTheCms)
        .map(([field]) => field)
        .sort(),
    ]);
  const said = Object.entries(NOT_SET).map(([name, fields]) => [name, Object.keys(fields).sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said));
});

test('left-out records are named in both languages, in the archive as on the site', () => {
  expect(Object.keys(OMISSION_TEXTS)).toEqual([...OMISSION_KINDS]);
  const named: Readonly<Record<string, string>>[] = [en.collection, ka.collection];
  for (const [name, both] of Object.entries(OMISSION_NAMES))
    expect(both).toEqual(named.map((one) => one[name]));
  for (const kind of ANNOUNCED_OMISSIONS) for (const one of named) expect(one).toHaveProperty(kind);
  const exported = collections.map(({ name }) => name).filter((name) => !NOBODYS.includes(name));
  // the page counts products in a separate sentence
  expect(exported.filter((name) => !(name in OMISSION_NAMES))).toEqual(['products', 'weights']);
});
