let count = 0;

/** How many changes this tab has sent so far: what was read before the last of them may be old. */
export const writesSoFar = (): number => count;

export const countWrite = () => {
  count += 1;
};
