import type { SolverInput, SolverOutput } from '../domain/planning/exact/sharpen';

/** Nodes of the search tree for each second, and the times that the clock waits beyond them. */
const NODES = 20;
const PATIENCE = 3;

/** Loads the HiGHS solver, only on demand because it takes some 50 MB. */
export async function exactSolver(): Promise<(asked: SolverInput, seconds: number) => SolverOutput> {
  const { default: load } = await import('highs');
  const highs = await load();
  return ({ text, start }, seconds) => {
    const model = highs.createModel({ format: 'lp', data: text });
    try {
      model.options.set('output_flag', false);
      model.options.set('random_seed', 0);
      // counted nodes decide, so that the same question has the same answer; the clock ends what takes far longer
      model.options.set('mip_max_nodes', Math.ceil(seconds * NODES));
      model.options.set('time_limit', seconds * PATIENCE);
      const places = new Map([...start.keys()].map((name) => [name, model.getColByName(name)]));
      const given = [...start].map(([name, value]) => ({ at: places.get(name) ?? 0, value }));
      given.sort((one, other) => one.at - other.at);
      model.setSolution({ indices: given.map(({ at }) => at), values: given.map(({ value }) => value) });
      const begun = performance.now();
      model.run();
      const isCutOff = performance.now() - begun >= seconds * PATIENCE * 1000;
      const { colValue } = model.getSolution();
      const bound = Number(model.info.get('mip_dual_bound'));
      return {
        isCutOff,
        ...(colValue && { values: new Map([...places].map(([name, at]) => [name, colValue[at] ?? 0])) }),
        ...(Number.isFinite(bound) && { bound }),
      };
    } finally {
      model.dispose();
    }
  };
}
