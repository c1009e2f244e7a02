import { describe, expect, test } from 'vitest';
import { type Findable, nameIndex } from '@/lib/domain/food/find';

let last = 0;
const food = (Name: string, NameKa = '', rest: Partial<Findable> = {}): Findable => ({
  id: (last += 1),
  names: [Name, NameKa].filter(Boolean),
  others: [],
  state: 'raw',
  curated: true,
  ...rest,
});
const FOODS = [
  food('Boiled potato', 'მოხარშული კარტოფილი', { state: 'cooked' }),
  food('Potato', 'კარტოფილი'),
  food('Sweet potato', 'ბატატი'),
  food('Potato, baked, flesh', '', { state: 'cooked', curated: false }),
  food('Tomatillo'),
  food('Tomato', 'პომიდორი', { others: ['პამიდორი'] }),
  food('Tomato paste', 'ტომატის პასტა', { others: ['ტომატპასტა'], state: 'made' }),
  food('Tomatoes, red, ripe, raw', '', { curated: false }),
  food('Wheat flour', 'ხორბლის ფქვილი', { others: ['flour', 'plain flour'], state: 'dried' }),
  food('Flour tortilla', '', { state: 'made' }),
  food('Aubergine', 'ბადრიჯანი', { others: ['eggplant'] }),
  food('Walnuts', 'ნიგოზი', { others: ['კაკალი'] }),
  food('Chickpeas', 'მუხუდო', { state: 'dried' }),
  food('Tinned chickpeas', '', { state: 'tinned' }),
  food('Mushroom', 'ქამა სოკო'),
  food('Strawberries', 'მარწყვი'),
  food('Emu, fan fillet, cooked, broiled', '', { state: 'cooked', curated: false }),
  food('Emu, fan fillet, raw', '', { curated: false }),
];
const index = nameIndex();
FOODS.forEach(index.put);
const nameOf = (id: number) => FOODS.find((one) => one.id === id)?.names[0];
const found = (typed: string) => index.find(typed, 8).map(nameOf);

describe('a search finds the best match first', () => {
  test.each([
    ['potato', 'Potato'],
    ['potatoes', 'Potato'],
    ['to', 'Tomato'],
    ['tomatoes', 'Tomato'],
    ['flour', 'Wheat flour'],
    ['flou', 'Wheat flour'],
    ['eggplants', 'Aubergine'],
    ['chickpeas', 'Chickpeas'],
    ['chickpeas tinned', 'Tinned chickpeas'],
    ['mus', 'Mushroom'],
    ['strawberry', 'Strawberries'],
    ['emu', 'Emu, fan fillet, raw'],
    ['პომიდორი', 'Tomato'],
    ['პომიდვრის', 'Tomato'],
    ['პამიდ', 'Tomato'],
    ['ნიგვზის', 'Walnuts'],
    ['ბადრიჯნები', 'Aubergine'],
    ['pomidori', 'Tomato'],
    ['badrijani', 'Aubergine'],
    ['nigozi', 'Walnuts'],
    ['potatto', 'Potato'],
    ['auberjine', 'Aubergine'],
    ['პომიდორო', 'Tomato'],
    ['Tomatoes, red, ripe, raw', 'Tomatoes, red, ripe, raw'],
  ])('%s: %s', (typed, name) => expect(found(typed)[0]).toBe(name));

  test.each(['', 'p', '!', 'unicorn'])('a search finds nothing for "%s"', (typed) =>
    expect(found(typed)).toEqual([]),
  );

  test('the kitchen’s foods come before the table’s, shorter names before longer ones', () => {
    expect(found('tomato')).toEqual(['Tomato', 'Tomato paste', 'Tomatoes, red, ripe, raw']);
    expect(found('potato')).toEqual(['Potato', 'Sweet potato', 'Boiled potato', 'Potato, baked, flesh']);
  });
});

describe('a word that is a typo of a name', () => {
  test.each([
    ['tomatp', 'slip', 'begins another word of the other script'],
    ['tomate', 'slip', 'has the stem that Georgian endings would leave'],
    ['fotato', 'slip', 'sounds alike'],
    ['ქარტოფილი', 'slip', 'sounds alike in Georgian'],
    ['კარტოპილი', 'slip', 'sounds alike in Georgian'],
    ['potatto', 'slip', 'is far enough from all'],
    ['tomato', 'own', 'is it'],
    ['tom', 'own', 'begins it'],
    ['tomatoes', 'own', 'is more of it'],
    ['პომიდვრის', 'own', 'is it in another case'],
    ['pomidori', 'own', 'is it in the other script'],
    ['badrijnis', 'none', 'is it in another case of the other script, and nothing is near'],
    ['ტომატპ', 'own', 'begins it in its own letters'],
    ['pomid', 'none', 'begins it in the other script, and nothing is near'],
    ['unicorn', 'none', 'is far from all'],
  ])('%s: %s, for it %s', (typed, near) => expect(index.nearness(typed)).toEqual([near]));

  test('counts separately for each word', () =>
    expect(index.nearness('tinned chickpees')).toEqual(['own', 'slip']));

  test('does not include another spelling of a whole name', () => {
    const own = nameIndex();
    own.put(food('Yoghurt'));
    expect(own.nearness('yogurt')).toEqual(['own']);
    own.drop(last);
    expect(own.nearness('yoghurts')).toEqual(['none']);
  });

  test('is found anyway', () => {
    expect(found('tomatp')).toEqual(expect.arrayContaining(['Tomato paste', 'Tomato']));
    expect(found('ქარტოფილი')).toContain('Potato');
  });
});

test('an exact name is found, in either language and with any ending', () => {
  expect(nameOf(index.called('tomatoes') ?? 0)).toBe('Tomato');
  expect(nameOf(index.called('პომიდვრის') ?? 0)).toBe('Tomato');
  expect(index.called('flour')).toBeUndefined();
  expect(index.called('')).toBeUndefined();
});

test('a record gets new names, and is removed', () => {
  const own = nameIndex();
  own.put(food('Quince', 'კომში', { id: 7 }));
  own.put(food('Medlar', '', { id: 7 }));
  expect(own.find('quince', 8)).toEqual([]);
  expect(own.find('medlar', 8)).toEqual([7]);
  own.drop(7);
  expect(own.find('medlar', 8)).toEqual([]);
  expect(own.size()).toBe(0);
});
