/** The number that `share` (0 to 1; 0.5 is the middle) of the others stand before, undefined of none. */
export function quantile(numbers, share = 0.5) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
