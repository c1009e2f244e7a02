let count = 0;

/** Returns the number of changes that this tab has sent; data read before the last one may be outdated. */
export const writesSoFar = (): number => count;

export const countWrite = () => {
  count += 1;
};
