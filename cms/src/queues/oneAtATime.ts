let last: Promise<unknown> = Promise.resolve();

/** Runs tasks on pictures one at a time in the whole process, because each may need 250 MB. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
