import type { Day } from '../time/day';
import type { Result } from './results';

/** Private file of a record; its URL requires the owner's token. */
export interface MedicalFile {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
}
/** Part of a coming visit that lists show. */
export type ComingVisit = Pick<Visit, 'id' | 'doctor' | 'specialty' | 'startsAt' | 'place'>;
export interface Visit {
  readonly id: number;
  readonly doctor: string;
  readonly specialty?: string | null;
  /** Instant in UTC. */
  readonly startsAt: string;
  readonly place?: string | null;
  readonly Note?: string | null;
  readonly files: readonly MedicalFile[];
  readonly updatedAt: string;
}
export interface Examination {
  readonly id: number;
  readonly Name: string;
  readonly day: Day;
  readonly visit?: Pick<Visit, 'id' | 'doctor' | 'startsAt'> | null;
  readonly results: readonly Result[];
  readonly files: readonly MedicalFile[];
  readonly updatedAt: string;
}
