import type { Core } from '@strapi/strapi';
import { serveFromCache } from './answers/serveFromCache';
import { registerStrategy } from './auth/firebase-strategy';
import { onPersonSaved } from './auth/people';
import { prepareTokens } from './auth/tokens';
import { COLLECTIONS } from './collections';
import { flagDoubtfulNames } from './imports/preview/doubtfulNames';
import { sweepVersions } from './dishes/versions';
import { HOUR } from './domain/time/units';
import { loadFoods } from './foods/load';
import { stopBackground } from './imports/take/background';
import { resumeImports, sweepImports } from './imports/take/sweep';
import { endStreams, keepStreamsAlive } from './live/stream';
import { claimHouseholds } from './households/invitations';
import { claimInvitations } from './mealplans/members';
import { sweepOffers } from './mealplans/offer';
import { withNamedLock, isFirstWithin } from './nodes/namedLock';
import { sweepCounts } from './nodes/counts';
import { drainOnStop, isDraining } from './nodes/drain';
import { hasNodes } from './nodes/link';
import { untickOrdered } from './orders/listLines';
import { ensureShop } from './orders/shop';
import { stopPlanning } from './planning/threads';
import { throwOnFailedCommit } from './records/database/commits';
import { productNameCache } from './products/nameCache';
import { closeReader, emptyWal, readOnSeparateConnection } from './records/database/database';
import { sweepIdempotency } from './records/write/idempotency';
import { guardOtherWrites } from './records/panel/panel';
import { guardPanelReads } from './records/panel/panelReads';
import { onUnblocked } from './people/roles';
import { fillStale } from './records/read/readModel';
import { registerCollections } from './records/registry';
import { connection } from './vendor/strapi';
import { sweepVocabulary } from './records/search/vocabulary';
import { inWrite } from './records/write/write';
import { makePushKeys } from './reminders/keys';
import { sweepPushes } from './reminders/outbox';
import { startSchedule, stopSchedule } from './reminders/schedule';
import { startSender, stopSender } from './reminders/sender';
import { correctSeeds } from './seed/correct';
import { seedOnce } from './seed/seed';
import { checkReadModel, lockDatabase, isShared, noteStart, releaseDatabase } from './single-process';
import { openFiles } from './start/files';
import { serveMetrics } from './start/metricsServer';
import { watchStatements } from './start/statements';
import { emptyWorkFolder } from './start/work-folder';
import { sweepWorkFolder } from './uploads/images';
import { sweepFiles } from './uploads/sweep';
import { stackOf } from './records/errorProperties';

const SOON = 3000;
/** Seconds; cleanup that another node did within this time is not repeated. */
const RECENT_SECONDS = 30 * 60;
const TAKEN_OVER_WITHIN = 10_000;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // Last resort: an uncaught rejection, such as Strapi's on a dropped connection, ends its own request and not the
    // process.
    process.on('unhandledRejection', (reason) => strapi.log.error(`Not caught: ${stackOf(reason)}`));
    registerCollections(COLLECTIONS);
    prepareTokens(process.env);
    await lockDatabase(strapi);
    emptyWorkFolder(isShared(strapi));
    await openFiles();
    throwOnFailedCommit(connection());
    readOnSeparateConnection(connection());
    registerStrategy();
    onPersonSaved(claimInvitations);
    onPersonSaved(claimHouseholds);
    onUnblocked(resumeImports);
    serveFromCache(strapi.server.httpServer);
    drainOnStop(strapi, endStreams);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await checkReadModel(strapi);
    await fillStale();
    guardOtherWrites();
    guardPanelReads();
    watchStatements();
    serveMetrics();
    keepStreamsAlive();
    await loadFoods();
    await correctSeeds();
    await ensureShop();
    await makePushKeys();
    await flagDoubtfulNames();
    await untickOrdered();
    await seedOnce(process.env.SEED);
    await noteStart(strapi);
    setInterval(
      async () => void ((await isFirstWithin('tidy', RECENT_SECONDS)) && (await tidy())),
      HOUR,
    ).unref();
    await tidy();
    await resumeImports();
    startSender();
    startSchedule();
    // Resumes imports left behind by a node that has gone.
    if (hasNodes()) setInterval(() => void quietly(resumeImports), TAKEN_OVER_WITHIN).unref();
    // Reads all product names early, so that the first person to type an ingredient need not wait.
    setTimeout(
      () => void productNameCache().catch((error: Error) => strapi.log.warn(error.message)),
      SOON,
    ).unref();
  },

  async destroy() {
    stopSchedule();
    await stopSender();
    await stopPlanning();
    await stopBackground();
    closeReader();
    await quietly(emptyWal);
    await releaseDatabase();
  },
};

/** Cleans up this node's work folder; one node at a time does the rest for all. */
async function tidy(): Promise<void> {
  await quietly(sweepWorkFolder);
  await quietly(() => withNamedLock('tidy', tidyForAll, isDraining));
}

async function tidyForAll(): Promise<void> {
  await quietly(sweepFiles);
  await quietly(sweepOffers);
  await quietly(() => sweepVocabulary(inWrite));
  await quietly(sweepImports);
  await quietly(sweepVersions);
  await quietly(sweepIdempotency);
  await quietly(sweepPushes);
  if (hasNodes()) await quietly(sweepCounts);
}

/** Runs the work and logs a failure; the next scheduled run tries again. */
const quietly = async (work: () => Promise<unknown>): Promise<void> =>
  void (await work().catch((error: Error) => strapi.log.warn(error.message)));
