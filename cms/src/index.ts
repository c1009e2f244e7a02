import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { prepareGone } from './account/gone';
import { registerStrategy } from './auth/firebase-strategy';
import { prepareTokens } from './auth/tokens';
import { prepareProductNames } from './collections/products';
import { keepStreamsAlive } from './live/stream';
import { ensureShop } from './collections/shop';
import { keepCommitsHonest } from './records/commits';
import { closeReader } from './records/database';
import { openDoor } from './records/door';
import { prepareUploads } from './records/files';
import { prepareIdempotency, sweepIdempotency } from './records/idempotency';
import { guardOtherWrites } from './records/panel';
import { prepareMerged } from './products/merge';
import { rebuild } from './records/readModel';
import { prepareTables } from './records/tables';
import { seedOnce } from './seed/seed';
import { holdDatabase } from './single-process';
import { sweepOffers } from './mealplans/offer';
import { prepareLeaving } from './uploads/bytes';
import { sweepWorkFolder } from './uploads/images';
import { sweepFiles } from './uploads/sweep';

const HOUR = 60 * 60 * 1000;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // The last net: what somebody forgot to catch, such as Strapi on a connection that was cut, ends its own call and no other.
    process.on('unhandledRejection', (reason) => strapi.log.error(`Not caught: ${(reason as Error | undefined)?.stack ?? String(reason)}`));
    prepareTokens(process.env);
    keepCommitsHonest(strapi.db.connection as unknown as Knex);
    const { client, connection } = strapi.config.get('database.connection') as { client: string; connection: { filename: string } };
    if (client === 'sqlite') await holdDatabase(connection.filename);
    registerStrategy();
    openDoor(strapi.server.httpServer);
  },

  async bootstrap() {
    const stale = await prepareTables();
    await prepareProductNames();
    await prepareMerged();
    await prepareUploads();
    await prepareLeaving();
    await prepareIdempotency();
    await prepareGone();
    for (const collection of stale) await rebuild(collection);
    guardOtherWrites();
    keepStreamsAlive();
    await ensureShop();
    await seedOnce(process.env.SEED);
    setInterval(tidy, HOUR).unref();
    await tidy();
  },

  destroy() {
    closeReader();
  },
};

async function tidy(): Promise<void> {
  await sweepFiles().catch((error: Error) => strapi.log.warn(error.message));
  await sweepWorkFolder().catch((error: Error) => strapi.log.warn(error.message));
  await sweepOffers().catch((error: Error) => strapi.log.warn(error.message));
  await sweepIdempotency().catch((error: Error) => strapi.log.warn(error.message));
}
