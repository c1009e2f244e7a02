import type { Author, DishImage } from '../dish/record';
import type { Visibility } from '../dish/types';
import type { Language } from '../language';
import type { IntakeFacts, PackageFacts } from './intake';
import type { SupplementUnit } from './types';

/** Supplement as the CMS returns it, flat; dosage and quantity are in its unit. */
export interface Supplement extends PackageFacts {
  readonly id: number;
  readonly Name: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly benefits?: string | null;
  readonly usage?: string | null;
  readonly dailyDosage?: number | null;
  readonly unit?: SupplementUnit | null;
  readonly timesToTake?: readonly string[] | null;
  readonly Images?: readonly DishImage[] | null;
  readonly visibility?: Visibility | null;
  readonly hidden?: boolean | null;
  readonly owner?: Author | null;
  readonly updatedAt?: string;
}

/** Intake of a supplement by a person; `supplement` is absent if its author has deleted it. */
export interface Intake extends IntakeFacts {
  readonly id: number;
  readonly Name?: string | null;
  readonly supplement?: Supplement | null;
  readonly updatedAt?: string;
}

export const intakeName = ({ supplement, Name }: Pick<Intake, 'supplement' | 'Name'>): string =>
  supplement?.Name ?? Name ?? '';
