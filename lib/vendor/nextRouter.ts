/** The context that `next/router` reads and does not export: a page that leaves has to keep its own router. */
export { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
