import { expect, test } from 'vitest';
import { findAmount } from '@/lib/domain/dish/parse/place';

const read = (text: string) => {
  const { amount, name, notes } = findAmount(text);
  return [amount?.amount, amount?.measure, name, notes];
};

test.each([
  ['500 g flour', [500, 'g', 'flour', []]],
  ['Butter – 30 g, melted', [30, 'g', 'Butter', ['melted']]],
  ['Oil 2 tbsp', [2, 'tbsp', 'Oil', []]],
  ['Tomatoes (400 g)', [400, 'g', 'Tomatoes', []]],
  ['juice of 1/2 lemon', [0.5, 'piece', 'lemon', ['juice of']]],
  ['the yolks of 8 eggs, beaten', [8, 'piece', 'egg yolks, beaten', []]],
  ['a few sprigs of thyme', [undefined, undefined, 'thyme', ['a few sprigs of']]],
  ['salt to taste', [undefined, undefined, 'salt', ['to taste']]],
  ['2 sticks celery', [2, 'stalk', 'celery', []]],
  ['4 cloves', [4, 'piece', 'cloves', []]],
  ['Add 200 g flour and mix', [undefined, undefined, 'Add 200 g flour and mix', []]],
  ['ნივრის 5 კბილი', [5, 'clove', 'ნივრის', []]],
  ['სოდა – დანის წვერზე', [undefined, undefined, 'სოდა', ['დანის წვერზე']]],
  ['შაქარი კილო', [1, 'kg', 'შაქარი', []]],
  ['მურაბა – 1 ქილა', [1, 'jar', 'მურაბა', []]],
  ['სიმინდი – 1 ქილა', [1, 'can', 'სიმინდი', []]],
  ['ბეგქონდარა, 3 ღერო', [3, 'sprig', 'ბეგქონდარა', []]],
  ['4 ნაჭერი ორაგულის ფილე', [4, 'fillet', 'ორაგულის ფილე', []]],
  ['კრემისთვის - 1 ლ რძე', [1, 'l', 'რძე', []]],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));
