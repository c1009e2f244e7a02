/**
 * Returns the quantile of `share` (0 to 1; 0.5 is the median); undefined for no numbers.
 * @param {readonly number[]} numbers
 * @param {number} [share]
 */
export function quantile(numbers, share = 0.5) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
