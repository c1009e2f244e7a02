import { expect } from '@playwright/test';
import { callsOf } from '../orders';
import type { Person } from '../people';
import type { Visit } from '../visit';
import { ALL_GOODS, GOODS, sumOf, type Amounts, type Good } from './goods';

interface Row {
  readonly id: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as it comes over the wire
  readonly attributes: Record<string, any>;
}
type Call = Awaited<ReturnType<typeof callsOf>>;

async function allOf(call: Call, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const asked = `${path}&sort=id:asc&pagination[pageSize]=100&pagination[page]=${page}`;
    const { data, meta } = await call(asked);
    rows.push(...data);
    if (page >= meta.pagination.pageCount) return rows;
  }
}

/** Returns what this person's pantry holds, each good in the unit in which it is bought. */
export async function pantryOf(call: Call): Promise<Amounts> {
  const items = await allOf(call, 'pantry-items?populate=deep,2');
  return sumOf(
    ...items.map(({ attributes: { product, Name, amount, unit } }) => {
      const good = goodNamed(product?.data?.attributes.Name ?? Name);
      if (good) expect(unit).toBe(GOODS[good].unit);
      return good ? { [good]: amount } : {};
    }),
  );
}

const goodNamed = (name: string): Good | undefined => ALL_GOODS.find((good) => GOODS[good].en === name);

/**
 * Expects both to see the same pantry, and each item's movements to add up to its amount: nothing lost, nothing
 * doubled.
 */
export async function expectLedger(visit: Visit, people: readonly Person[], expected: Amounts) {
  const told = await Promise.all(
    people.map(async (person) => {
      const call = await callsOf(visit, person);
      // changes made in a browser may still be on their way
      await expect.poll(async () => inEach(await pantryOf(call))).toEqual(inEach(expected));
      const items = await allOf(call, 'pantry-items?fields[0]=amount');
      const steps = await allOf(call, 'pantry-movements?populate=deep,1');
      for (const { id, attributes } of items) {
        const own = steps.filter(({ attributes: { item } }) => item.data.id === id);
        const sum = own.reduce((all, step) => all + step.attributes.delta, 0);
        expect(sum).toBeCloseTo(attributes.amount, 6);
        expect(own.at(-1)?.attributes.amount).toBe(attributes.amount);
      }
      return { there: await pantryOf(call), steps: steps.map(({ id }) => id) };
    }),
  );
  for (const one of told) {
    expect(one).toEqual(told[0]);
    expect(inEach(one.there)).toEqual(inEach(expected));
  }
}

const inEach = (amounts: Amounts) => ALL_GOODS.map((good) => [good, amounts[good] ?? 0]);
