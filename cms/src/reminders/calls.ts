import type { Knex } from 'knex';
import type { Context } from 'koa';
import { LANGUAGES, type Language } from '../domain/language';
import { ROLES } from '../domain/access/rights';
import { kindsFor, REMINDER_KINDS } from '../domain/reminders/kinds';
import { agentName } from '../domain/reminders/agent';
import { isTime } from '../domain/time/day';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { afterCommit, sql } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { choice, object, text, words } from '../records/fields';
import type { Lock } from '../records/database/locks';
import { checkParams } from '../records/search/params';
import { rateLimit } from '../records/http/rate';
import { paramIn } from '../vendor/strapi';
import { inWrite } from '../records/write/write';
import { addDevice, devicesOf, dropDevice, replaceDevice, publicDevice } from './devices';
import { isBrowserKey, isEndpoint } from './endpoint';
import { recheckNow } from './outbox';
import { pushKeys } from './keys';
import { checkSoon } from './schedule';
import { saveSettings, type ReminderSettings, settingsOf } from './settings';

const limitDevices = rateLimit('reminderDevices', 60, 600);

const timeOfDay = () => text({ required: true, pattern: { is: { test: isTime }, key: 'time' } });
const settingFields = {
  kinds: words(REMINDER_KINDS),
  quiet: object({ from: timeOfDay(), to: timeOfDay() }),
};
const deviceFields = {
  endpoint: text({ required: true, max: 1000, pattern: { is: { test: isEndpoint }, key: 'url' } }),
  keys: object(
    {
      p256dh: text({ required: true, pattern: { is: { test: isBrowserKey }, key: 'reference' } }),
      auth: text({ required: true, pattern: { is: /^[\w-]{22}(==)?$/, key: 'reference' } }),
    },
    { required: true },
  ),
  language: choice(LANGUAGES, { required: true }),
  instead: text({ pattern: { is: /^[\w-]{43}$/, key: 'reference' } }),
};
interface GivenDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
  readonly instead: string | null;
}

/** GET users/me/reminders: the caller's reminder kinds, quiet hours and devices, without the devices' addresses. */
export async function readReminders(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.body = await shown(await sql(), callerIn(ctx).id);
}

async function shown(db: Knex, person: number) {
  const { publicKey } = await pushKeys();
  const devices = (await devicesOf(db, person)).map(publicDevice);
  return { data: { ...(await settingsOf(db, person)), devices, publicKey } };
}

/** PUT users/me/reminders {kinds, quiet}: replaces the caller's settings. */
export async function setReminders(ctx: Context): Promise<void> {
  const given = verbData<ReminderSettings>(settingFields, dataIn(ctx));
  const { who } = callerIn(ctx);
  const role = ROLES.find((one) => one === who);
  const offered = role ? kindsFor(role) : [];
  const stray = given.kinds.findIndex((kind) => !offered.includes(kind));
  if (stray >= 0) throw fieldErrors([{ path: ['kinds', stray], key: 'choice' }]);
  const settings = { kinds: [...new Set(given.kinds)], quiet: given.quiet ?? null };
  ctx.body = await changing(ctx, async (trx, person) => {
    await saveSettings(trx, person, settings);
    await recheckNow(trx, person);
  });
}

/**
 * POST users/me/reminders/devices {endpoint, keys, language, instead?}: registers the calling browser for reminders;
 * `instead` is the mark of its previous registration, which is replaced.
 */
export async function takeDevice(ctx: Context): Promise<void> {
  const { endpoint, keys, language, instead } = verbData<GivenDevice>(deviceFields, dataIn(ctx));
  await limitDevices(callerIn(ctx).id);
  const agent = agentName(ctx.get('User-Agent'));
  const device = { endpoint, ...keys, language, agent };
  // The lock is on the address, because a browser may pass from one person to another but belongs to one at a time.
  ctx.body = await changing(
    ctx,
    (trx, person) => (instead ? replaceDevice(trx, person, device, instead) : addDevice(trx, person, device)),
    [{ of: 'key', key: endpoint }],
  );
}

/** DELETE users/me/reminders/devices/{mark}: unregisters the caller's device; ignores any other mark. */
export async function leaveDevice(ctx: Context): Promise<void> {
  const mark = paramIn(ctx, 'mark');
  ctx.body = await changing(ctx, (trx, person) => dropDevice(trx, mark, person));
}

async function changing(
  ctx: Context,
  change: (trx: Knex, person: number) => Promise<void>,
  also: readonly Lock[] = [],
) {
  const { id } = callerIn(ctx);
  return inWrite(
    async (trx) => {
      await change(trx, id);
      await afterCommit(() => checkSoon(id));
      return shown(trx, id);
    },
    [...also, { of: 'person', key: id }],
  );
}
