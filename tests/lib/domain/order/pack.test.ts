import { expect, test } from 'vitest';
import { packedLine, packFaults, replacementsFor, type PackMark } from '@/lib/domain/order/pack';

const line = { key: 'a', amount: 500, unit: 'gr' } as const;
const faultOf = (mark: PackMark) => packFaults([line], { a: mark }).get('a');

test.each<[PackMark, string | undefined]>([
  [{}, 'open'],
  [{ outcome: 'missing' }, undefined],
  [{ outcome: 'got' }, undefined],
  [{ outcome: 'got', got: '480,5' }, undefined],
  [{ outcome: 'got', got: '' }, 'amount'],
  [{ outcome: 'got', got: '0' }, 'amount'],
  [{ outcome: 'got', got: '750' }, undefined],
  [{ outcome: 'got', got: '5000' }, 'tooMuch'],
  [{ outcome: 'replaced' }, 'choose'],
  [{ outcome: 'replaced', replacement: 2, got: 'much' }, 'amount'],
  [{ outcome: 'replaced', replacement: 2, got: '5000' }, undefined],
])('%j is kept back by %s', (mark, fault) => expect(faultOf(mark)).toBe(fault));

test('a line that nobody has marked is open', () => expect(packFaults([line], {}).get('a')).toBe('open'));

test('a packed line says what was got, and of a replacement in which unit', () => {
  expect(packedLine(line, { outcome: 'missing', got: '20' })).toEqual({ key: 'a', outcome: 'missing' });
  expect(packedLine(line, { outcome: 'got' })).toEqual({ key: 'a', outcome: 'got', gotAmount: 500 });
  expect(packedLine(line, { outcome: 'replaced', got: '450', replacement: 2 })).toEqual({
    ...{ key: 'a', outcome: 'replaced', gotAmount: 450 },
    ...{ replacement: 2, replacementUnit: 'gr' },
  });
});

test('what goes in instead can be counted in the line’s unit, its own aisle first', () => {
  const offered = [
    { id: 1, Name: 'Milk', category: 'dairy', gramsPerMl: 1.03 },
    { id: 2, Name: 'Honey', category: 'pantry', gramsPerMl: 1.4 },
    { id: 3, Name: 'Matsoni', category: 'dairy', gramsPerMl: 1.03 },
    { id: 4, Name: 'Sulguni', category: 'dairy' },
  ];
  const names = (unit: 'ml' | 'gr') => {
    const { near, other } = replacementsFor(1, unit, offered);
    return [near, other].map((group) => group.map(({ Name }) => Name));
  };
  expect(names('ml')).toEqual([['Matsoni'], ['Honey']]);
  expect(names('gr')).toEqual([['Matsoni', 'Sulguni'], ['Honey']]);
});
