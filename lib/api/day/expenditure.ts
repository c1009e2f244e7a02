import type { Calls } from '@/lib/api/contract';
import { ask } from '@/lib/api/strapi';

/** Energy that the person uses a day, as far as it is known, and the last move of their target. */
export type Expenditure = Calls['GET users/me/expenditure']['answer']['data'];

/** Reads the person's expenditure; once a week this moves their target towards it. */
export const readExpenditure = async (): Promise<Expenditure> =>
  (await ask('GET users/me/expenditure', {})).data;

/** Takes the last move of the target back. */
export const undoTargetMove = async (): Promise<Expenditure> =>
  (await ask('POST users/me/expenditure/undo', {})).data;
