import { AsyncLocalStorage } from 'node:async_hooks';
import { forget, project } from './readModel';
import { collectionByUid } from './registry';

/** Marks writes of our own calls, which bring the read model up to date themselves. */
const ours = new AsyncLocalStorage<true>();
export const asOurs = <T>(work: () => Promise<T>): Promise<T> => ours.run(true, work);

/** Writes made elsewhere, such as in the operators' panel, reach the read model too. */
export function followOtherWrites(): void {
  strapi.documents.use(async (context, next) => {
    const collection = collectionByUid(context.uid);
    const isWrite = ['create', 'update', 'delete', 'clone'].includes(context.action);
    if (!collection || !isWrite || ours.getStore()) return next();
    const { documentId } = context.params as { documentId?: string };
    const before = documentId ? await idsOf(context.uid, documentId) : [];
    const result = await next();
    if (context.action === 'delete') await forget(collection, before);
    else await project(collection, await idsOf(context.uid, (result as { documentId: string }).documentId));
    return result;
  });
}

async function idsOf(uid: string, documentId: string): Promise<number[]> {
  const rows = await strapi.db.query(uid as never).findMany({ where: { documentId } as never, select: ['id'] as never });
  return (rows as { id: number }[]).map(({ id }) => id);
}
