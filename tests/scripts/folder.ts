import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** Makes a new folder that is removed after the file's tests. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'supra-run-'));
  made.push(folder);
  return folder;
}
