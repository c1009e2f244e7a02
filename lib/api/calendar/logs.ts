import type { SaidOutcome } from '@/lib/domain/cooking/outcome';
import { EDIBLE_KINDS, type EatenLog } from '@/lib/domain/eaten/types';
import type { CalendarSource } from '@/lib/domain/mealplan/timeline';
import { EATEN, LOG_KINDS, type LogKind, type LogState } from '@/lib/domain/mealplan/types';
import type { Day } from '@/lib/domain/time/day';
import type { Shown } from '@/lib/api/shown';
import { create, findAll, remove } from '@/lib/api/strapi';

/** Person's mark of one part of a plan on one day. */
export interface Log extends Partial<SaidOutcome> {
  readonly id: number;
  readonly day: Day;
  readonly kind: LogKind;
  readonly key: string;
  readonly state: LogState;
}
/** Mark to set; an outcome that it lacks stays as it is. */
export interface Mark extends Partial<SaidOutcome> {
  readonly day: Day;
  readonly kind: LogKind;
  readonly key: string;
  readonly source: Pick<CalendarSource, 'type' | 'id'>;
  readonly state: LogState;
}

/** Lists the person's marks between two days, inclusive. */
export async function listLogs(from: Day, to: Day): Promise<Log[]> {
  const marks = await findAll('logs', {
    fields: ['day', 'kind', 'key', 'state', 'outcome', 'outcomeServings'],
    filters: { kind: { $in: [...LOG_KINDS] }, day: { $gte: from, $lte: to } },
    sort: 'id:asc',
  });
  return marks.flatMap(({ kind, ...log }) => (kind === EATEN ? [] : [{ ...log, kind }]));
}

/** Marks a part as done or skipped; a second mark of the same part and day replaces the first. */
export async function mark(one: Mark, idempotencyKey?: string): Promise<Log> {
  const made = await create('logs', markBody(one), { idempotencyKey });
  return { ...made, kind: one.kind };
}

export const markBody = ({ day, kind, key, source, state, outcome, outcomeServings }: Mark) => ({
  day,
  kind,
  key,
  state,
  ...(outcome !== undefined && { outcome, outcomeServings }),
  ...(source.type !== 'visit' && source.type !== 'order' && { [source.type]: source.id }),
});

export const unmark = (id: number) => remove('logs', id);

const EATEN_FIELDS = [
  'day',
  'key',
  'Name',
  'amount',
  'unit',
  'peeled',
  'text',
  'calories',
  'fats',
  'carbs',
  'prots',
  'nutrients',
] as const;
const NAMES = ['Name', 'NameKa', 'pieceName'] as const;

/** Lists the food that the person ate outside of plans between two days, inclusive. */
export const listEaten = async (from: Day, to: Day): Promise<EatenLog[]> =>
  (
    await findAll('logs', {
      fields: EATEN_FIELDS,
      populate: { dish: { fields: ['Name'] }, product: { fields: NAMES }, food: { fields: NAMES } },
      filters: { kind: { $eq: EATEN }, day: { $gte: from, $lte: to } },
      sort: 'id:asc',
    })
  ).map(toEaten);

export type EatenRecord = Shown<'logs', { fields: typeof EATEN_FIELDS }> &
  Pick<EatenLog, (typeof EDIBLE_KINDS)[number]>;

/** Maps a log record, keeping only the names of the records it refers to. */
export function toEaten(record: EatenRecord): EatenLog {
  const { id, day, key, calories = null, fats = null, carbs = null, prots = null, nutrients = null } = record;
  const items = EDIBLE_KINDS.flatMap((kind) => {
    const item = record[kind];
    return item
      ? [[kind, { id: item.id, Name: item.Name, NameKa: item.NameKa, pieceName: item.pieceName }]]
      : [];
  });
  return {
    ...{ id, day, key, calories, fats, carbs, prots, nutrients },
    Name: record.Name ?? '',
    amount: record.amount ?? 1,
    unit: record.unit ?? null,
    text: record.text ?? null,
    ...(record.peeled && { peeled: true }),
    ...Object.fromEntries(items),
  };
}
