import { expect, test } from 'vitest';
import { PARTS, scoresOf, sharesOf, type Half, type Score } from '../support/pageSet';

/** Percentages reached, for pages with data and without; README.md of the set explains the scores. */
const REACHED = {
  fit: {
    data: { title: 100, lines: 100, steps: 100, servings: 100, time: 100, all: 100 },
    none: { title: 100, steps: 100, servings: 100, time: 100, ofLines: 100, all: 100 },
  },
  held: {
    data: { title: 100, lines: 97, steps: 97, servings: 100, time: 100, all: 97 },
    none: { title: 100, steps: 95, servings: 100, time: 90, ofLines: 100, all: 85 },
  },
} as const;

const wrongOf = (scores: readonly Score[]) =>
  scores.flatMap(({ name, right }) => {
    const wrong = PARTS.filter((part) => !right[part]);
    return wrong.length > 0 ? [`${name}: ${wrong.join(', ')}`] : [];
  });

test.each(['fit', 'held'] satisfies Half[])(
  'pages of the set are read with the expected scores: %s',
  (half) => {
    const scores = scoresOf(half);
    const isBare = ({ kind }: Score) => kind === 'none';
    const shares = {
      data: sharesOf(scores.filter((score) => !isBare(score))),
      none: sharesOf(scores.filter(isBare)),
    };
    const said = JSON.stringify({ ...shares, wrong: half === 'fit' ? wrongOf(scores) : [] }, null, 1);
    for (const room of ['data', 'none'] as const)
      for (const [part, least] of Object.entries(REACHED[half][room]))
        expect
          .soft(new Map(Object.entries(shares[room])).get(part), `${room} ${part}\n${said}`)
          .toBeGreaterThanOrEqual(least);
  },
);
