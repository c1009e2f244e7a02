import { expect, test } from 'vitest';
import { closestFirst } from '@/lib/domain/product/closest';
import { buildProduct } from '../../../support/dish';

const svan = buildProduct({ id: 1, Name: 'Svan salt', NameKa: 'სვანური მარილი' });
const salmon = buildProduct({ id: 2, Name: 'Salmon', NameKa: 'ორაგული' });
const salt = buildProduct({ id: 3, Name: 'Salt', NameKa: 'მარილი' });
const lettuce = buildProduct({ id: 4, Name: 'Lettuce', NameKa: 'სალათის ფურცელი' });
const found = [svan, salmon, salt, lettuce];

test.each([
  ['sal', [salt, salmon, svan, lettuce]],
  ['Salmon', [salmon, svan, salt, lettuce]],
  [' მარ', [salt, svan, salmon, lettuce]],
  ['maril', found],
])('"%s"', (typed, ordered) => expect(closestFirst(typed, found)).toEqual(ordered));

test('the list that came stays as it was', () => {
  closestFirst('sal', found);
  expect(found[0]).toBe(svan);
});
