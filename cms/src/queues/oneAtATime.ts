let last: Promise<unknown> = Promise.resolve();

/** Works on one picture at a time in the whole process: each may need a quarter of a gigabyte. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
