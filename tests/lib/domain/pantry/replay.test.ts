import { describe, expect, test } from 'vitest';
import { applyStep, NO_STOCK, replaySteps, standingSteps, undoneKeys } from '@/lib/domain/pantry/replay';
import type { StepContent, Step } from '@/lib/domain/pantry/types';
import { LIMITS } from '@/lib/domain/limits';
import { pick, seeded } from '@/lib/domain/random';

const step = (key: string, said: StepContent | null, undoes: string | null = null): Step => ({
  key,
  said,
  undoes,
});

describe('after a step', () => {
  test('a number changes by it, never below zero, and zero means gone', () => {
    expect(applyStep(NO_STOCK, { by: 6 })).toEqual({ amount: 6, level: null });
    expect(applyStep({ amount: 6, level: null }, { by: -2 })).toEqual({ amount: 4, level: null });
    expect(applyStep({ amount: 6, level: null }, { by: -9 })).toEqual(NO_STOCK);
    expect(applyStep({ amount: 6, level: null }, { is: 0 })).toEqual(NO_STOCK);
    expect(applyStep({ amount: 0.1, level: null }, { by: 0.2 })).toEqual({ amount: 0.3, level: null });
  });

  test('a number stays within its maximum, and a removal is taken from that', () => {
    const full = { amount: LIMITS.amount.max, level: null };
    expect(applyStep({ amount: 60_000, level: null }, { by: 60_000 })).toEqual(full);
    expect(applyStep(full, { by: 1 })).toEqual(full);
    expect(applyStep(full, { by: -1 })).toEqual({ amount: LIMITS.amount.max - 1, level: null });
    const steps = ['a', 'b', 'c', 'd'].map((key) => step(key, { by: LIMITS.amount.max }));
    expect(replaySteps(steps)).toEqual(full);
  });

  test('a word stays after a removal, and becomes a number after an addition', () => {
    expect(applyStep({ amount: 0, level: 'low' }, { by: -1 })).toEqual({ amount: 0, level: 'low' });
    expect(applyStep({ amount: 0, level: 'some' }, { by: 2 })).toEqual({ amount: 2, level: null });
    expect(applyStep({ amount: 5, level: null }, { is: 'low' })).toEqual({ amount: 0, level: 'low' });
  });
});

describe('an undone step', () => {
  const steps = [step('a', { by: 6 }), step('b', { by: -2 }), step('c', { by: -1 })];

  test('does not count, and counts again once its undoing is undone', () => {
    expect(replaySteps([...steps, step('d', null, 'b')]).amount).toBe(5);
    expect(replaySteps([...steps, step('d', null, 'b'), step('e', null, 'd')]).amount).toBe(3);
    expect([...undoneKeys([...steps, step('d', null, 'b'), step('e', null, 'd')])]).toEqual(['d']);
  });

  test('before a count changes nothing', () => {
    expect(replaySteps([...steps, step('d', { is: 10 }), step('e', null, 'a')]).amount).toBe(10);
  });

  test('undone again in any order leaves no trace', () => {
    const random = seeded(5);
    for (let round = 0; round < 200; round += 1) {
      const said = Array.from({ length: 6 }, (): StepContent =>
        random() < 0.3
          ? { is: pick(random, ['some', 'low', 'gone', 4] as const) }
          : { by: Math.floor(random() * 9) - 4 },
      );
      const all = said.map((one, at) => step(`${at}`, one));
      const off = Math.floor(random() * 6);
      expect(replaySteps([...all, step('x', null, `${off}`)])).toEqual(
        replaySteps(all.filter((_, at) => at !== off)),
      );
    }
  });
});

test('a step counts if it is neither undone nor an undoing', () => {
  const steps = [
    step('a', null),
    step('b', null),
    step('c', null, 'a'),
    step('d', null, 'b'),
    step('e', null, 'd'),
  ];
  expect(standingSteps(steps).map(({ key }) => key)).toEqual(['b']);
});
