interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handler: string;
}

/** Routes of a collection: those it offers of the five standard calls, and its verbs as POSTs on a record. */
export function recordRoutes(
  name: string,
  api: string,
  offered: readonly string[],
  verbs: Record<string, string> = {},
) {
  const five: Record<string, Route> = {
    find: { method: 'GET', path: `/${name}`, handler: `${api}.find` },
    findOne: { method: 'GET', path: `/${name}/:id`, handler: `${api}.findOne` },
    create: { method: 'POST', path: `/${name}`, handler: `${api}.create` },
    update: { method: 'PUT', path: `/${name}/:id`, handler: `${api}.update` },
    delete: { method: 'DELETE', path: `/${name}/:id`, handler: `${api}.delete` },
  };
  const own = Object.entries(verbs).map(([path, action]): Route => ({
    method: 'POST',
    path: `/${name}/:id/${path}`,
    handler: `${api}.${action}`,
  }));
  return { routes: [...own, ...offered.map((one) => five[one])] };
}
