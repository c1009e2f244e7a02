import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../scripts/launch/stack.mjs';

let loaded;

/** Loads HiGHS from the CMS's packages. */
export async function highs() {
  const require = createRequire(path.join(ROOT, 'cms/package.json'));
  loaded ??= await require('highs')();
  return loaded;
}

/**
 * Solves programs within `seconds`, from their start or (`isFixed`) with their start's values fixed; `seen` gets each
 * result.
 * @param {(came: { objective: number, bound: number, columns: number }) => void} [seen]
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
        values: found && new Map(columns.map(({ name, at }) => [name, found[at]])),
        ...(Number.isFinite(bound) ? { bound } : {}),
      };
    } finally {
      model.dispose();
    }
  };

function begin(model, columns, isFixed) {
  const inOrder = [...columns].sort((one, other) => one.at - other.at);
  if (inOrder.length === 0) return;
  const values = inOrder.map(({ value }) => value);
  if (isFixed) inOrder.forEach(({ at, value }) => model.changeColBounds(at, value, value));
  else model.setSolution({ indices: inOrder.map(({ at }) => at), values });
}
