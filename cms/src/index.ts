import type { Core } from '@strapi/strapi';
import { serveFromCache } from './answers/serveFromCache';
import { registerStrategy } from './auth/firebase-strategy';
import { onPersonKept } from './auth/people';
import { prepareTokens } from './auth/tokens';
import { COLLECTIONS } from './collections';
import { sweepVersions } from './dishes/versions';
import { loadFoods } from './foods/load';
import { stopBackground } from './imports/background';
import { resumeImports, sweepImports } from './imports/sweep';
import { keepStreamsAlive } from './live/stream';
import { claimInvitations } from './mealplans/members';
import { sweepOffers } from './mealplans/offer';
import { ensureShop } from './orders/shop';
import { stopPlanning } from './planning/threads';
import { keepCommitsHonest } from './records/commits';
import { keptProducts } from './products/kept';
import { closeReader } from './records/database';
import { sweepIdempotency } from './records/idempotency';
import { guardOtherWrites } from './records/panel';
import { onUnblocked } from './people/roles';
import { fillStale } from './records/readModel';
import { registerCollections } from './records/registry';
import { connection } from './records/strapi';
import { sweepVocabulary } from './records/vocabulary';
import { inWrite } from './records/write';
import { seedOnce } from './seed/seed';
import { holdDatabase, noteStart, releaseDatabase } from './single-process';
import { openFiles } from './start/files';
import { serveMetrics } from './start/metrics';
import { watchStatements } from './start/statements';
import { emptyWorkFolder } from './start/work-folder';
import { sweepWorkFolder } from './uploads/images';
import { sweepFiles } from './uploads/sweep';
import { stackOf } from './records/thrown';

const HOUR = 60 * 60 * 1000;
const SOON = 3000;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // The last net: what somebody forgot to catch, such as Strapi on a connection that was cut, ends its own call and no other.
    process.on('unhandledRejection', (reason) => strapi.log.error(`Not caught: ${stackOf(reason)}`));
    registerCollections(COLLECTIONS);
    prepareTokens(process.env);
    await holdDatabase(strapi);
    emptyWorkFolder();
    await openFiles();
    keepCommitsHonest(connection());
    registerStrategy();
    onPersonKept(claimInvitations);
    onUnblocked(resumeImports);
    serveFromCache(strapi.server.httpServer);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await fillStale();
    guardOtherWrites();
    watchStatements();
    serveMetrics();
    keepStreamsAlive();
    await loadFoods();
    await ensureShop();
    await seedOnce(process.env.SEED);
    noteStart(strapi);
    setInterval(tidy, HOUR).unref();
    await tidy();
    await resumeImports();
    // the first who types an ingredient need not wait until all names are read
    setTimeout(
      () => void keptProducts().catch((error: Error) => strapi.log.warn(error.message)),
      SOON,
    ).unref();
  },

  async destroy() {
    await stopPlanning();
    await stopBackground();
    closeReader();
    await releaseDatabase();
  },
};

async function tidy(): Promise<void> {
  await sweepFiles().catch((error: Error) => strapi.log.warn(error.message));
  await sweepWorkFolder().catch((error: Error) => strapi.log.warn(error.message));
  await sweepOffers().catch((error: Error) => strapi.log.warn(error.message));
  await sweepVocabulary(inWrite).catch((error: Error) => strapi.log.warn(error.message));
  await sweepImports().catch((error: Error) => strapi.log.warn(error.message));
  await sweepVersions().catch((error: Error) => strapi.log.warn(error.message));
  await sweepIdempotency().catch((error: Error) => strapi.log.warn(error.message));
}
