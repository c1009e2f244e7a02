/** @typedef {{ name: string, taps: number, screenfuls: number }} Counted */

/**
 * Returns the counted journeys with their sum at the end.
 * @param {readonly Counted[]} counted
 * @returns {Counted[]}
 */
export function withSum(counted) {
  /** @param {'taps' | 'screenfuls'} field */
  const sum = (field) => Math.round(counted.reduce((all, one) => all + one[field], 0) * 10) / 10;
  return [...counted, { name: 'in sum', taps: sum('taps'), screenfuls: sum('screenfuls') }];
}

/**
 * Formats the counts as a table for a terminal or Markdown.
 * @param {readonly Counted[]} counted
 */
export function tableOf(counted) {
  const rows = withSum(counted).map(({ name, taps, screenfuls }) => [name, `${taps}`, screenfuls.toFixed(1)]);
  const all = [['journey', 'taps', 'screenfuls'], ...rows];
  const [first = 0, ...others] = [0, 1, 2].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  /** @param {string[]} row */
  const line = ([name = '', ...figures]) =>
    `| ${[name.padEnd(first), ...figures.map((text, at) => text.padStart(others[at] ?? 0))].join(' | ')} |`;
  const rule = `| ${'-'.repeat(first)} | ${others.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`;
  const [head = '', ...lines] = all.map(line);
  return [head, rule, ...lines].join('\n');
}
