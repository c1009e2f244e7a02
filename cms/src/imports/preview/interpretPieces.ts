import { randomUUID } from 'node:crypto';
import { kitchenWords } from '../../foods/find';
import { matchAll } from '../../products/match';
import { sql } from '../../records/database/database';
import { yieldToRequests } from '../take/background';
import type { NewExtra } from '../extras/rows';
import type { Piece } from '../source/files';
import type { NewRow } from './rows';
import type { Fault } from '../types';
import { factsReader } from './facts';
import { interpret } from './interpret';

export interface Interpreted {
  readonly rows: readonly NewRow[];
  readonly extras: readonly NewExtra[];
  readonly faults: readonly Fault[];
}

/** Interprets a reader's pieces: recipes with their lines matched, other records, and faults. */
export async function interpretPieces(kind: string, pieces: readonly Piece[]): Promise<Interpreted> {
  const rows: NewRow[] = [];
  const extras: NewExtra[] = [];
  const faults: Fault[] = [];
  const factsOf = factsReader(await sql());
  for (const piece of pieces) {
    if ('fault' in piece) faults.push(piece.fault);
    if ('extra' in piece) extras.push({ kind, extra: piece.extra });
    if (!('recipe' in piece)) continue;
    const read = piece.recipe;
    const found = await interpret(read, matchAll, { factsOf, words: await kitchenWords() });
    rows.push({ kind, read, recipe: { key: randomUUID(), ...found } });
    await yieldToRequests();
  }
  return { rows, extras, faults };
}
