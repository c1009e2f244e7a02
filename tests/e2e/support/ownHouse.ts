import { afterAll, beforeAll } from 'vitest';
import { houseOf, startHouse, type House } from './house';

/** A stack for one file alone, for tests that stop or kill its parts while others are at work; it is there before the first test. */
export function ownHouse() {
  const own = {} as Awaited<ReturnType<typeof startHouse>>;
  const house = {} as { -readonly [Key in keyof House]: House[Key] };
  beforeAll(async () => {
    Object.assign(own, await startHouse('none'));
    Object.assign(house, houseOf(own.stack));
  });
  afterAll(() => own.stop());
  return { own, house };
}
