import { expect, test } from 'vitest';
import {
  choiceWithoutWarnings,
  isTakeable,
  shownOf,
  stayingOut,
  takenOf,
  usualChoice,
} from '@/lib/forms/import/choice';
import { brought, broughtLine } from '../../../support/builders/import';

const plain = brought({ key: 'plain' });
const remark = brought({ key: 'remark', warnings: [{ path: ['Steps'], key: 'stepsNone' }] });
const short = brought({ key: 'short', Name: 'Pie', warnings: [{ path: ['Name'], key: 'nameShort' }] });
const here = brought({ key: 'here', duplicateOf: 7 });
const taken = brought({ key: 'taken', dish: 8 });
const ALL = [plain, remark, short, here, taken];

test('what must be mended and what is taken already cannot be taken', () => {
  expect(ALL.filter(isTakeable)).toEqual([plain, remark, here]);
});

test('at first all is chosen that can be taken and is not here yet', () => {
  expect(usualChoice(ALL)).toEqual(['plain', 'remark']);
  expect(choiceWithoutWarnings(ALL)).toEqual(['plain']);
});

test('a chosen one that cannot be taken is left out, one that is here already is not', () => {
  expect(takenOf(ALL, new Set(['here', 'short', 'taken', 'plain']))).toEqual(['plain', 'here']);
});

test('the list narrows to what is to be looked at, which comes first, what is here, and what is taken', () => {
  const keys = (shown: Parameters<typeof shownOf>[1]) => shownOf(ALL, shown).map(({ key }) => key);
  expect(keys('all')).toEqual(['remark', 'short', 'plain', 'here', 'taken']);
  expect(keys('understood')).toEqual([]);
  expect(keys('warned')).toEqual(['remark', 'short']);
  expect(keys('here')).toEqual(['here']);
  expect(keys('taken')).toEqual(['taken']);
});

test('what stays out is counted by its reason; what is taken already does not', () => {
  expect(stayingOut(ALL, ['plain'])).toEqual({ all: 3, mend: 1, here: 1, other: 1 });
  expect(stayingOut(ALL, ['plain', 'remark', 'here'])).toEqual({ all: 1, mend: 1, here: 0, other: 0 });
});

test('understood is what nothing is said of, and of whose lines none is open', () => {
  const known = { ingredients: [broughtLine({ product: 1 }), broughtLine({ own: true })] };
  const all = ALL.map((one) => ({ ...one, ...known }));
  expect(shownOf(all, 'understood').map(({ key }) => key)).toEqual(['plain']);
});
