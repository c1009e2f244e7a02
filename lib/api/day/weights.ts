import type { Day } from '@/lib/domain/time/day';
import type { Weight } from '@/lib/domain/weight/range';
import { create, findAll, findMany, remove, update } from '@/lib/api/strapi';

/** Lists all of the person's weights, latest first. */
export const listWeights = (): Promise<Weight[]> =>
  findAll('weights', { fields: ['day', 'kilograms'], sort: 'day:desc' });

/** Reads the last two weights up to a day, latest first. */
export const weightsUpTo = async (day: Day): Promise<Weight[]> => {
  const query = {
    fields: ['day', 'kilograms'] as const,
    filters: { day: { $lte: day } },
    sort: 'day:desc',
    pagination: { pageSize: 2 },
  } as const;
  return (await findMany('weights', query)).data;
};

/** Sets the weight of a day, replacing an existing one. */
export const weigh = (day: Day, kilograms: number, idempotencyKey: string): Promise<Weight> =>
  create('weights', { day, kilograms }, { idempotencyKey });

export const changeWeight = (id: number, day: Day, kilograms: number): Promise<Weight> =>
  update('weights', id, { day, kilograms });

export const removeWeight = (id: number) => remove('weights', id);
