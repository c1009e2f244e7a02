import { expect, test } from 'vitest';
import { nearnessOf, typosLast } from '@/lib/domain/search/nearest';

test.each([
  ['settings', 'Settings', 'called'],
  ['sett', 'Settings', 'begun'],
  ['plank', 'Push-ups and plank', 'typed'],
  ['plank', 'ფლანკ სტეიკი', 'otherScript'],
  ['khacha', 'ხაჭაპური', 'otherScript'],
  ['xinkali', 'Khinkali', 'found'],
  ['plank', 'Flank steak', 'slip'],
  ['plank', 'Something made of it', 'found'],
  ['პარამეტრები', 'პარამეტრები', 'called'],
])('“%s” and “%s”: %s', (text, name, nearness) => expect(nearnessOf(text, name)).toBe(nearness));

test('typos come last, and the rest keeps its order', () => {
  const all = ['Flank steak', 'Side plank', 'Soup', 'Plank'].map((name) => ({ name }));
  const sorted = typosLast('plank', all).map(({ name }) => name);
  expect(sorted).toEqual(['Side plank', 'Soup', 'Plank', 'Flank steak']);
});
