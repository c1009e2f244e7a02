import type { OmissionKind } from '../domain/import/omissions';

/** Record of the person: its name, or only its collection if it has no name. */
export interface Place {
  readonly collection: string;
  readonly Name: string;
}
/** Thing, or number of things of one kind, that an export leaves out or that changes in another account. */
export interface Omission {
  readonly kind: OmissionKind;
  readonly collection: string;
  /** Name of the thing; empty if only the number is stated. */
  readonly Name: string;
  /** Record of the person's own that contains it. */
  readonly in: Place | null;
  readonly count: number;
}
type Noted = Pick<Omission, 'kind' | 'collection'> & Partial<Omission>;

/**
 * Collects what an export leaves out while it is made; the same thing is listed once, with the number of times it
 * occurred.
 */
export class Omissions {
  private readonly found = new Map<string, Omission>();

  note({ kind, collection, Name = '', in: place = null, count = 1 }: Noted): void {
    if (count <= 0) return;
    const key = JSON.stringify([kind, collection, Name, place]);
    const before = this.found.get(key)?.count ?? 0;
    this.found.set(key, { kind, collection, Name, in: place, count: before + count });
  }

  all(): Omission[] {
    return [...this.found.values()];
  }
}
