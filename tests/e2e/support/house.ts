import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStack } from '@/scripts/stack.mjs';

/** What the tests may know of the house they are in. */
export interface House {
  /** The address a person would type. */
  readonly url: string;
  readonly emulatorUrl: string;
  readonly projectId: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: House;
  }
}

type Stack = Awaited<ReturnType<typeof startStack>>;

export const houseOf = ({ settings, emulatorUrl, projectId }: Stack): House => ({
  url: settings.publicUrl,
  emulatorUrl: emulatorUrl ?? '',
  projectId,
});

/** A house on ports and data of its own. */
export async function startHouse(seed: 'demo' | 'none') {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-e2e-'));
  const stack = await startStack({ dataDir, seed });
  const stop = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stack, stop };
}

/** One house for the whole suite, with the demo in it. */
export default async function setup(project: TestProject) {
  const { stack, stop } = await startHouse('demo');
  project.provide('site', houseOf(stack));
  return stop;
}
