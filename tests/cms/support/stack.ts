import type { Emulator, Person } from './people';

export const NAMES = ['admin', 'user', 'friend', 'stranger', 'courier'] as const;

export interface TestStack {
  readonly cmsUrl: string;
  readonly dataDir: string;
  readonly emulator: Emulator;
  readonly people: Readonly<Record<(typeof NAMES)[number], Person>>;
  readonly database: 'sqlite' | 'postgres';
  /** The database's location: SQLite's file, or PostgreSQL's address. */
  readonly databaseUrl: string;
}

let opening: Promise<TestStack> | undefined;
let mine: TestStack | undefined;

/** Returns the worker's stack, which its files use one after the other. */
export function stack(): TestStack {
  if (!mine) throw new Error('No stack: the set-up of the CMS projects opens it (tests/vitest.config.ts).');
  return mine;
}

/** Starts the worker's stack for its first file, and waits for it in each. */
export async function openStack(start: () => Promise<TestStack>): Promise<void> {
  mine = await (opening ??= start());
}
