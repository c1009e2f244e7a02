import { insist, send } from './client.mjs';

/** @import { Answer, Call } from './client.mjs' */

/**
 * A claim on all later reads; `holds` takes the answer and returns what is wrong with it, if anything.
 * @typedef {{ path: string, person: Call, holds: (answer: Answer) => string | undefined }} Claim
 * @typedef {ReturnType<typeof openJournal>} Journal
 * @typedef {ReturnType<typeof register>} Register
 */

/**
 * Records acknowledged and interrupted writes as claims on all later reads.
 * @param {{ url: string }} house
 */
export function openJournal(house) {
  const counts = { acknowledged: 0, unknown: 0 };
  /** @type {Map<string, Claim>} */
  const claims = new Map();
  /** @type {Set<string>} */
  let fresh = new Set();
  return {
    counts,
    /**
     * Replaces an earlier claim about the same thing.
     * @param {string} name
     * @param {Claim} claim
     */
    claim(name, claim) {
      claims.set(name, claim);
      fresh.add(name);
    },
    told: () => `${counts.acknowledged} writes kept, ${counts.unknown} cut off`,
    /**
     * Reads all claims made since the last check and about `others` of the rest; resolves to those that do not hold.
     * @param {() => number} random
     * @param {number} others
     */
    async check(random, others) {
      const names = [...claims.keys()].filter((name) => fresh.has(name) || random() < others / claims.size);
      fresh = new Set();
      /** @type {string[]} */
      const broken = [];
      for (const name of names) {
        const claim = claims.get(name);
        if (!claim) continue;
        const { path, person, holds } = claim;
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

/**
 * Tracks the possible values of one field: the last acknowledged one, or any interrupted write sent after it.
 * @param {unknown} first
 */
export function register(first) {
  let possible = [first];
  return {
    /** @param {unknown} value */
    sent: (value) => void possible.push(value),
    /** @param {unknown} value */
    kept: (value) => void (possible = [value]),
    /** @param {unknown} value */
    fault: (value) => (possible.includes(value) ? undefined : `${value} is none of ${possible.join(', ')}`),
  };
}
