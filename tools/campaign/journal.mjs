import { insist, send } from './client.mjs';

/**
 * What was acknowledged and what was cut off, as claims on what a read must show from then on. A claim is `{ path, person, holds }`:
 * `holds` takes the answer and says what is wrong with it, or nothing.
 */
export function openJournal(house) {
  const counts = { acknowledged: 0, unknown: 0 };
  const claims = new Map();
  let fresh = new Set();
  return {
    counts,
    /** Puts a claim in place of an earlier one about the same thing. */
    claim(name, claim) {
      claims.set(name, claim);
      fresh.add(name);
    },
    told: () => `${counts.acknowledged} writes kept, ${counts.unknown} cut off`,
    /** Reads what was claimed since the last check, and so many of the rest; answers what does not hold. */
    async check(random, others) {
      const names = [...claims.keys()].filter((name) => fresh.has(name) || random() < others / claims.size);
      fresh = new Set();
      const broken = [];
      for (const name of names) {
        const { path, person, holds } = claims.get(name);
        const answer = await insist(async () => {
          const got = await send(house.url, path, person);
          // Nobody is let in while who knows them comes back.
          if (got.status >= 500 || got.status === 401) throw new Error(`${path}: ${got.status}`);
          return got;
        });
        const fault = holds(answer);
        if (fault) broken.push(`${name}: ${fault}`);
      }
      return broken;
    },
  };
}

/** What one field may hold: what was acknowledged last, or anything that was sent after it and cut off. */
export function register(first) {
  let possible = [first];
  return {
    sent: (value) => void possible.push(value),
    kept: (value) => void (possible = [value]),
    fault: (value) => (possible.includes(value) ? undefined : `${value} is none of ${possible.join(', ')}`),
  };
}
