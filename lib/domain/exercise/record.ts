import type { Author, DishImage } from '../dish/record';
import type { Visibility } from '../dish/types';
import type { Language } from '../language';
import type { ScheduleDay, Span } from './schedule';

/** Exercise as the CMS returns it, flat. */
export interface Exercise {
  readonly id: number;
  readonly Name: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly youtubeLink?: string | null;
  /** Duration in minutes. */
  readonly duration?: number | null;
  /** Energy in kcal burned in one session of that duration. */
  readonly burnedCalories?: number | null;
  readonly tag?: string | null;
  readonly Images?: readonly DishImage[] | null;
  readonly visibility?: Visibility | null;
  readonly hidden?: boolean | null;
  readonly owner?: Author | null;
  readonly updatedAt?: string;
}

/** Weekly schedule of an exercise for a person; `exercise` is absent if its author has deleted it. */
export interface Schedule extends Span {
  readonly id: number;
  readonly Name?: string | null;
  readonly exercise?: Exercise | null;
  readonly days: readonly ScheduleDay[];
  readonly updatedAt?: string;
}

type Owned = { readonly owner?: Pick<Author, 'id'> | null };

/** Checks whether a person may edit a shared record: its author or an Admin. */
export const canEdit = (
  { owner }: Owned,
  person: { readonly id: number; readonly Rolee: string } | null,
): boolean => person !== null && (person.Rolee === 'Admin' || owner?.id === person.id);

export const scheduleName = ({ exercise, Name }: Pick<Schedule, 'exercise' | 'Name'>): string =>
  exercise?.Name ?? Name ?? '';
