import { bundled } from '../../scripts/build/bundled.mjs';

/** @typedef {import('../../tests/support/energy/judge.ts').Verdict} Verdict */
/** @typedef {import('../../tests/support/energy/judge.ts').Row} Row */

/**
 * Judges the learned expenditure on so many made-up people, after so many days.
 * @param {{ people?: number, seed?: number, days?: number }} options
 * @returns {Promise<Verdict>}
 */
export async function measureEnergy({ people = 2000, seed = 1, days = 28 }) {
  const { judge } = await bundled('tests/support/energy/judge.ts');
  return judge(people, { seed, days });
}

/** @param {Verdict} verdict */
export function printEnergy({ people, notYet, all, groups, ahead }) {
  console.log(
    `${people} people; ${notYet} with too few logged days. Errors are median · 90th percentile, in percent.\n`,
  );
  console.log(
    '| group | people | in the 80 % band | width | filter | 7 days | 28 days | formula | ahead |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
  );
  for (const row of [all, ...groups]) console.log(lineOf(row));
  console.log(`\nAhead of both averages in ${ahead.toFixed(1)} % of the groups.`);
}

/** @param {Row} row */
function lineOf({ group, people, covered, width, filter, week, month, formula, isAhead }) {
  /** @param {readonly [number, number]} errors */
  const both = ([median, ninetieth]) => `${median.toFixed(1)} · ${ninetieth.toFixed(1)}`;
  const errors = [filter, week, month, formula].map(both).join(' | ');
  return `| ${group} | ${people} | ${covered.toFixed(1)} | ${width.toFixed(1)} | ${errors} | ${isAhead ? 'yes' : 'no'} |`;
}
