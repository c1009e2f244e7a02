interface Named {
  readonly Name: string;
  readonly NameKa?: string | null;
}

const small = (text: string) => text.trim().toLocaleLowerCase();

/** 0 where a name is the very word, 1 where it begins with it, 2 where one of its words does, 3 where it is found by other words. */
function distance(typed: string, { Name, NameKa }: Named): number {
  const word = small(typed);
  const of = [Name, NameKa ?? ''].map(small).map((name) => {
    if (name === word) return 0;
    if (name.startsWith(word)) return 1;
    return name.split(/[\s,]+/).some((part) => part.startsWith(word)) ? 2 : 3;
  });
  return Math.min(...of);
}

/** What several searches have found as one list: the nearest name first, else in the order in which they were found. */
export const nearestFirst = <T extends Named>(typed: string, found: readonly T[]): T[] =>
  [...found].sort((one, other) => distance(typed, one) - distance(typed, other));

/** Whether a name in either language holds what is typed at the beginning of a word. */
export const isMeant = (typed: string, named: Named): boolean => distance(typed, named) < 3;
