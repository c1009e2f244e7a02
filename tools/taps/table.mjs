/** @typedef {{ name: string, taps: number, screenfuls: number }} Counted */

/** Returns the counted journeys with their sum at the end. @param {readonly Counted[]} counted @returns {Counted[]} */
export function withSum(counted) {
  const sum = (field) => Math.round(counted.reduce((all, one) => all + one[field], 0) * 10) / 10;
  return [...counted, { name: 'in sum', taps: sum('taps'), screenfuls: sum('screenfuls') }];
}

/** Formats the counts as a table for a terminal or Markdown. @param {readonly Counted[]} counted */
export function tableOf(counted) {
  const rows = withSum(counted).map(({ name, taps, screenfuls }) => [name, `${taps}`, screenfuls.toFixed(1)]);
  const all = [['journey', 'taps', 'screenfuls'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column].length)));
  const line = ([name, ...figures]) =>
    `| ${[name.padEnd(widths[0]), ...figures.map((text, at) => text.padStart(widths[at + 1]))].join(' | ')} |`;
  const rule = `| ${'-'.repeat(widths[0])} | ${widths
    .slice(1)
    .map((width) => `${'-'.repeat(width - 1)}:`)
    .join(' | ')} |`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
}
