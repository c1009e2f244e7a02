import type { LeftKind } from '../domain/import/left';

/** A record of the person's: by its name, or by its collection alone where it has none of its own. */
export interface Place {
  readonly collection: string;
  readonly Name: string;
}
/** One thing, or so many of a kind, that an export leaves out or that changes in another account. */
export interface LeftOut {
  readonly kind: LeftKind;
  readonly collection: string;
  /** Its name; empty where only its number is told. */
  readonly Name: string;
  /** The record of the person's own in which it stands. */
  readonly in: Place | null;
  readonly count: number;
}
type Noted = Pick<LeftOut, 'kind' | 'collection'> & Partial<LeftOut>;

/** Keeps what an export leaves out while it is made; the same thing is told once, with how often it was met. */
export class Left {
  private readonly found = new Map<string, LeftOut>();

  note({ kind, collection, Name = '', in: place = null, count = 1 }: Noted): void {
    if (count <= 0) return;
    const key = JSON.stringify([kind, collection, Name, place]);
    const before = this.found.get(key)?.count ?? 0;
    this.found.set(key, { kind, collection, Name, in: place, count: before + count });
  }

  all(): LeftOut[] {
    return [...this.found.values()];
  }
}
