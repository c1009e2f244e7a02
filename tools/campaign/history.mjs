/**
 * A call on one thing by one clock: `write` is a function of the state (a put ignores it), `read` the state in the
 * answer. An interrupted call (`isKnown: false`) may or may not have been executed.
 * @template State
 * @typedef {{ began: number, ended: number, write?: (state: State) => State, read?: State,
 *   isKnown?: boolean }} HistoryCall
 */

/**
 * Finds a serial order that explains all answers: each call at some moment between its beginning and its end, starting
 * from `initial`. Returns the order as indexes into the history, or undefined if there is none.
 * @template State
 * @param {readonly HistoryCall<State>[]} history
 * @param {State} initial
 */
export function serialOrder(history, initial) {
  const calls = history.map((call, at) => ({
    ...call,
    at,
    ended: call.isKnown === false ? Infinity : call.ended,
  }));
  /** @type {Set<string>} */
  const tried = new Set();
  return search(calls, initial, [], tried);
}

/**
 * @template State
 * @param {(HistoryCall<State> & { at: number })[]} left
 * @param {State} state
 * @param {number[]} order
 * @param {Set<string>} tried
 * @returns {number[] | undefined}
 */
function search(left, state, order, tried) {
  if (left.every(({ isKnown }) => isKnown === false)) return order;
  const place = `${left.map(({ at }) => at)} ${JSON.stringify(state)}`;
  if (tried.has(place)) return undefined;
  tried.add(place);
  // A call that ended before another began precedes it.
  const soonest = Math.min(...left.map(({ ended }) => ended));
  for (const call of left.filter(({ began }) => began <= soonest)) {
    const next = call.write ? call.write(state) : state;
    if (call.read !== undefined && JSON.stringify(call.read) !== JSON.stringify(next)) continue;
    const rest = left.filter((one) => one !== call);
    const found = search(rest, next, [...order, call.at], tried);
    if (found) return found;
  }
  return undefined;
}
