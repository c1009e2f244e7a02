import { expect, test } from 'vitest';
import { EFSA_INTAKES } from '@/lib/domain/nutrition/efsa';

test.each(Object.entries(EFSA_INTAKES))(
  'the values for %s begin at one year and rise with age',
  (_name, rows) => {
    const ages = rows.map(([from]) => from);
    expect(ages[0]).toBe(1);
    expect(ages).toEqual([...new Set(ages)].toSorted((one, other) => one - other));
    expect(rows.flat().every((value) => value > 0)).toBe(true);
  },
);
