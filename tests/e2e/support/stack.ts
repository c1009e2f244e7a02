import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '@/scripts/processes/scratch.mjs';
import { startStack } from '@/scripts/launch/stack.mjs';
import { runExtentOf } from '../../support/turns';
import { inWords } from './selection';

/** Facts about the stack that tests may use. */
export interface TestStack {
  /** The address a person would type. */
  readonly url: string;
  readonly emulatorUrl: string;
  readonly projectId: string;
  /** API key; the identity provider's code stores the signed-in user under it. */
  readonly apiKey: string;
}

type Stack = Awaited<ReturnType<typeof startStack>>;

/** Environment variable in which the workers find the stack of the run. */
const SITE = 'E2E_SITE';

export const stackOf = ({ settings, emulatorUrl, projectId }: Stack): TestStack => ({
  url: settings.publicUrl,
  emulatorUrl: emulatorUrl ?? '',
  projectId,
  apiKey: settings.auth.apiKey,
});

/** Returns the one stack that all tests of a run share, with the demo in it. */
export const theSite = (): TestStack => JSON.parse(String(process.env[SITE]));

/** Starts a stack with separate ports and data; `cmsEnv` adds to its CMS's environment. */
export async function startTestStack(seed: 'demo' | 'none', cmsEnv: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(scratchFolder(), 'supra-e2e-'));
  const stack = await startStack({ dataDir, seed, cmsEnv });
  const stop = async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stack, stop };
}

/** Starts the stack of the whole run; returns the function that stops it. */
export default async function setup() {
  console.log(inWords(runExtentOf(process.env)));
  const { stack, stop } = await startTestStack('demo');
  process.env[SITE] = JSON.stringify(stackOf(stack));
  return stop;
}
