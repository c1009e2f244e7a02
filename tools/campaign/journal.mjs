import { insist, send } from './client.mjs';

/**
 * Records acknowledged and interrupted writes as claims on all later reads. A claim is `{ path, person, holds }`;
 * `holds` takes the answer and returns what is wrong with it, if anything.
 */
export function openJournal(house) {
  const counts = { acknowledged: 0, unknown: 0 };
  const claims = new Map();
  let fresh = new Set();
  return {
    counts,
    /** Replaces an earlier claim about the same thing. */
    claim(name, claim) {
      claims.set(name, claim);
      fresh.add(name);
    },
    told: () => `${counts.acknowledged} writes kept, ${counts.unknown} cut off`,
    /**
     * Reads all claims made since the last check and about `others` of the rest; resolves to those that do not hold.
     */
    async check(random, others) {
      const names = [...claims.keys()].filter((name) => fresh.has(name) || random() < others / claims.size);
      fresh = new Set();
      const broken = [];
      for (const name of names) {
        const { path, person, holds } = claims.get(name);
        const answer = await insist(async () => {
          const got = await send(house.url, path, person);
          // Nobody is authenticated while the identity provider restarts.
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

/** Tracks the possible values of one field: the last acknowledged one, or any interrupted write sent after it. */
export function register(first) {
  let possible = [first];
  return {
    sent: (value) => void possible.push(value),
    kept: (value) => void (possible = [value]),
    fault: (value) => (possible.includes(value) ? undefined : `${value} is none of ${possible.join(', ')}`),
  };
}
