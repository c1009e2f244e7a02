import { expect, test } from 'vitest';
import { fileNames, slugs } from '@/cms/src/account/formats/names';

// answers of slugify(name) of python-slugify 9 with text-unidecode 1.3
test.each([
  ['Plum tart', 'plum-tart'],
  ['აჭარული ხაჭაპური', 'acharuli-xachapuri'],
  ['ყველიანი პური', 'qveliani-puri'],
  ['ძეხვი თათარიახნით', 'zexvi-t-at-ariaxnit'],
  ['Борщ щавелевый', 'borshch-shchavelevyi'],
  ['Straße Gulasch', 'strasse-gulasch'],
  ['宮保雞丁', 'gong-bao-ji-ding'],
  ['Smørrebrød', 'smorrebrod'],
  ['Crème brûlée', 'creme-brulee'],
  ['İmam bayıldı', 'imam-bayildi'],
  ["Mom's 1,000 cakes", 'mom-s-1000-cakes'],
  ['Ղափամա', 'ghap-ama'],
])('%s has its pictures in Mealie’s place', (name, slug) => {
  expect(slugs()(name)).toBe(slug);
});

test('a repeated name gets a number, one without letters becomes "recipe"', () => {
  const slugOf = slugs();
  expect(['Pie', 'pie!', '…'].map(slugOf)).toEqual(['pie', 'pie-2', 'recipe']);
  const nameOf = fileNames();
  expect(['Pie: sweet', 'Pie sweet', ''].map(nameOf)).toEqual(['Pie sweet', 'Pie sweet-2', 'recipe']);
});
