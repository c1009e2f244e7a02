import { createSupervisor } from '../../scripts/launch/supervisor.mjs';
import { partsOf } from '../../scripts/launch/parts.mjs';
import { ensureSecrets } from '../../scripts/settings/secrets.mjs';

/**
 * @import { Steps } from '../../scripts/launch/steps.mjs'
 * @import { Given } from './house.mjs'
 */

// Launcher of a campaign's stack: starts the given parts and restarts each that dies, for as long as it lives.
/** @type {Given} */
const { settings, parts, cmsEnv } = JSON.parse(process.env.CAMPAIGN_HOUSE ?? '');
const known = partsOf(settings, ensureSecrets(settings.dataDir, settings.secrets));
Object.assign(known.cms.env, cmsEnv);
let isUp = false;
/** @type {Steps} */
const quiet = { step: async (_name, work) => work(), print: () => undefined };
/** @param {Error} error */
const giveUp = (error) => {
  console.error(error.message);
  process.exit(1);
};
const keeper = createSupervisor({
  parts: known,
  settings,
  steps: quiet,
  isUp: () => isUp,
  giveUp,
  pauses: Array(10_000).fill(100),
});

process.on('message', () => {
  const pids = Object.fromEntries(parts.map((part) => [part, keeper.pidOf(part)]));
  process.send?.({ pids });
});
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'])
  process.once(signal, () => void keeper.stop(new Set()).then(() => process.exit(0)));

await Promise.all(parts.filter((part) => part !== 'front').map((part) => keeper.start(part)));
if (parts.includes('front')) await keeper.start('front');
isUp = true;
process.send?.({ ready: true });
