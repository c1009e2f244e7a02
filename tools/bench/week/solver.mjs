import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../../scripts/launch/stack.mjs';

/**
 * Part of HiGHS that is used here.
 * @typedef {{ options: { set: (name: string, value: number | boolean) => void },
 *   info: { get: (name: string) => unknown }, getColByName: (name: string) => number, run: () => void,
 *   getSolution: () => { colValue?: number[] }, getObjectiveValue: () => number, dispose: () => void,
 *   changeColBounds: (at: number, from: number, to: number) => void, setSolution: (start: { indices: number[],
 *   values: number[] }) => void }} Model
 * @typedef {{ createModel: (program: { format: 'lp', data: string }) => Model,
 *   solve: (text: string) => { Status: string, ObjectiveValue: number } }} Highs
 * @typedef {{ at: number, name: string, value: number }} Column
 * @typedef {(program: { text: string, start: ReadonlyMap<string, number> }) => { values?: Map<string, number>,
 *   bound?: number }} Solve
 */

/** @type {Highs | undefined} */
let loaded;

/**
 * Loads HiGHS from the CMS's packages.
 * @returns {Promise<Highs>}
 */
export async function highs() {
  const load = createRequire(path.join(ROOT, 'cms/package.json'));
  /** @type {Highs} */
  const engine = loaded ?? (await load('highs')());
  loaded = engine;
  return engine;
}

/**
 * Solves programs within `seconds`, from their start or (`isFixed`) with their start's values fixed; `seen` gets each
 * result.
 * @param {Highs} engine
 * @param {number} seconds
 * @param {(came: { objective: number, bound: number, columns: number }) => void} [seen]
 * @param {boolean} [isFixed]
 * @returns {Solve}
 */
export const solverOf =
  (engine, seconds, seen = () => undefined, isFixed = false) =>
  ({ text, start }) => {
    const model = engine.createModel({ format: 'lp', data: text });
    try {
      model.options.set('output_flag', false);
      model.options.set('time_limit', seconds);
      const columns = [...start].map(([name, value]) => ({ name, value, at: model.getColByName(name) }));
      begin(model, columns, isFixed);
      model.run();
      const found = model.getSolution().colValue;
      const bound = Number(model.info.get('mip_dual_bound'));
      seen({ objective: model.getObjectiveValue(), bound, columns: columns.length });
      return {
        values: found && new Map(columns.map(({ name, at }) => [name, found[at] ?? 0])),
        ...(Number.isFinite(bound) ? { bound } : {}),
      };
    } finally {
      model.dispose();
    }
  };

/**
 * @param {Model} model
 * @param {Column[]} columns
 * @param {boolean} isFixed
 */
function begin(model, columns, isFixed) {
  const inOrder = [...columns].sort((one, other) => one.at - other.at);
  if (inOrder.length === 0) return;
  const values = inOrder.map(({ value }) => value);
  if (isFixed) inOrder.forEach(({ at, value }) => model.changeColBounds(at, value, value));
  else model.setSolution({ indices: inOrder.map(({ at }) => at), values });
}
