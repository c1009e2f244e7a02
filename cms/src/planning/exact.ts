import type { SolverInput, SolverOutput } from '../domain/planning/sharpen';

/** Loads the HiGHS solver, only on demand because it takes some 50 MB. */
export async function exactSolver(): Promise<(asked: SolverInput, seconds: number) => SolverOutput> {
  const { default: load } = await import('highs');
  const highs = await load();
  return ({ text, start }, seconds) => {
    const model = highs.createModel({ format: 'lp', data: text });
    try {
      model.options.set('output_flag', false);
      model.options.set('random_seed', 0);
      model.options.set('time_limit', seconds);
      const places = new Map([...start.keys()].map((name) => [name, model.getColByName(name)]));
      const given = [...start].map(([name, value]) => ({ at: places.get(name) ?? 0, value }));
      given.sort((one, other) => one.at - other.at);
      model.setSolution({ indices: given.map(({ at }) => at), values: given.map(({ value }) => value) });
      model.run();
      const { colValue } = model.getSolution();
      const bound = Number(model.info.get('mip_dual_bound'));
      return {
        ...(colValue && { values: new Map([...places].map(([name, at]) => [name, colValue[at] ?? 0])) }),
        ...(Number.isFinite(bound) && { bound }),
      };
    } finally {
      model.dispose();
    }
  };
}
