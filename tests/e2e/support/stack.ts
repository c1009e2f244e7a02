import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStack } from '@/scripts/stack.mjs';

/** What the tests may know of the stack they are in. */
export interface TestStack {
  /** The address a person would type. */
  readonly url: string;
  readonly emulatorUrl: string;
  readonly projectId: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: TestStack;
  }
}

type Stack = Awaited<ReturnType<typeof startStack>>;

export const stackOf = ({ settings, emulatorUrl, projectId }: Stack): TestStack => ({
  url: settings.publicUrl,
  emulatorUrl: emulatorUrl ?? '',
  projectId,
});

/** A stack on ports and data of its own; `cmsEnv` is what its CMS is told beside the usual. */
export async function startTestStack(seed: 'demo' | 'none', cmsEnv: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-e2e-'));
  const stack = await startStack({ dataDir, seed, cmsEnv });
  const stop = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stack, stop };
}

/** One stack for the whole suite, with the demo in it. */
export default async function setup(project: TestProject) {
  const { stack, stop } = await startTestStack('demo');
  project.provide('site', stackOf(stack));
  return stop;
}
