import { expect, test } from 'vitest';
import { matchName, likelyWords } from '@/lib/domain/search/answer';

test.each([
  ['khacha', 'Adjarian khachapuri', 'typed', ['khacha']],
  ['onions', 'Onion soup', 'typed', ['onions']],
  ['ნიგვზით', 'ნიგოზი', 'typed', ['ნიგვზით']],
  ['hachapuri', 'Adjarian khachapuri', 'meant', ['khachapuri']],
  ['khachapuri', 'აჭარული ხაჭაპური', 'meant', ['ხაჭაპური']],
  ['eggplant', 'Aubergine with walnuts', 'meant', ['aubergine']],
  ['kachapuri', 'Adjarian khachapuri', 'slip', ['khachapuri']],
  ['adjarian kachapuri', 'Adjarian khachapuri', 'slip', ['adjarian', 'khachapuri']],
])('%j matches %j: %s', (text, name, how, words) => {
  expect(matchName(text, name)).toEqual({ how, words });
});

test.each([
  ['plank', 'Beef stew'],
  ['plank push', 'Plank'],
  // English, though Georgian paste sounds the same
  ['pasta', 'ტომატის პასტა'],
  ['egt', 'Egg'],
  ['', 'anything'],
  ['?!', 'anything'],
])('%j does not match %j', (text, name) => {
  expect(matchName(text, name)).toBeUndefined();
});

test('a correction is shown only if no name has the word itself', () => {
  expect(likelyWords('kachapuri', ['Lobiani', 'Adjarian khachapuri'])).toBe('khachapuri');
  expect(likelyWords('kachapuri', ['Adjarian khachapuri', 'Kachapuri by Ana'])).toBeNull();
  expect(likelyWords('xinkali', ['ხინკალი', 'Khinkali'])).toBe('ხინკალი');
  expect(likelyWords('walnut', ['Satsivi'])).toBeNull();
  expect(likelyWords('walnut', [])).toBeNull();
});

test('another script is nearer than a typo', () => {
  expect(likelyWords('khinkali', ['Khonkali', 'ხინკალი'])).toBe('ხინკალი');
});
