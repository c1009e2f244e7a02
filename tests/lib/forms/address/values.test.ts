import { expect, test } from 'vitest';
import { addressOf, addressReader } from '@/lib/forms/address/values';

test('invalid values are left out', () => {
  const given = addressReader({
    sort: 'best',
    kcal: '-3',
    time: 'many',
    page: '0',
    ids: '1,1,x,2.5,7',
    language: 'de',
    isOn: 'yes',
  });
  expect(given.oneOf('sort', ['newest', 'name'])).toBeUndefined();
  expect(given.sort(['newest', 'name'])).toBeUndefined();
  expect(addressReader({ sort: '-name' }).sort(['newest', 'name'])).toBe('-name');
  expect([given.number('kcal'), given.number('time'), given.page()]).toEqual([undefined, undefined, 1]);
  expect(given.ids('ids')).toEqual([1, 7]);
  expect([given.language(), given.isOn('isOn')]).toEqual([undefined, false]);
});

test('a repeated parameter counts once, or as a list if several are allowed', () => {
  const given = addressReader({ q: ['soup', 'bread'], diet: ['Vegan', 'Keto'], page: ['2', '3'] });
  expect([given.q(), given.page()]).toEqual(['soup', 2]);
  expect(given.someOf('diet', ['Keto', 'Vegan', 'Paleo'])).toEqual(['Keto', 'Vegan']);
});

test('an address leaves out empty, off and first-page values', () => {
  expect(addressOf({ q: '', diet: [], fasting: false, time: undefined, page: 1 })).toEqual({});
  expect(addressOf({ q: 'soup', diet: ['Vegan', 'Keto'], fasting: true, page: 2 })).toEqual({
    q: 'soup',
    diet: 'Vegan,Keto',
    fasting: '1',
    page: '2',
  });
});
