import { writeSync } from 'node:fs';

/** Reason why the CMS must not start (or go on), in one sentence that says what to do. */
export class Refusal extends Error {}

/** Ends the process with that sentence alone: on its error output, and to the launcher, which passes it on. */
export async function refuse({ message }: Refusal): Promise<never> {
  writeSync(2, `${message}\n`);
  await new Promise<void>((resolve) => {
    if (process.send) process.send({ refusal: message }, () => resolve());
    else resolve();
  });
  process.exit(1);
}

/** Runs `work`; a Refusal ends the process. */
export async function orRefuse<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    throw error;
  }
}
