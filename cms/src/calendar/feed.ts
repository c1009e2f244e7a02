import { minutesOf } from '../domain/exercise/schedule';
import { hash } from 'node:crypto';
import { ICalCalendar } from 'ical-generator';
import type { Context } from 'koa';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Language } from '../domain/language';
import { CALENDAR_KINDS } from '../domain/mealplan/types';
import { addDays, daysBetween, isDay } from '../domain/time/day';
import { addressKey } from '../doors/forwarded';
import { callerIn, optionalDataIn, unknownFieldIn } from '../records/http/actions';
import { sql } from '../records/database/database';
import { badRequest, fieldErrors, notFound } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { checkParams } from '../records/search/params';
import { rateLimit } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { paramIn } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';
import { matchesETag } from '../uploads/send';
import { newToken } from '../records/http/token';
import type { Body, CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { calendarOf } from './calendar';
import { MINUTES_PER_DAY } from '../domain/time/units';
import { dateIn, FALLBACK_ZONE } from '../time/dateIn';
import type { CalendarItem } from './item';

const PAST_DAYS = 30;
const COMING_DAYS = 180;
const MOST_DAYS = 92;
const TIMED_MINUTES = 30;
const DELIVERY: Readonly<Record<Language, string>> = { en: 'Delivery of order ', ka: 'მიტანა: შეკვეთა №' };
const limitTokens = rateLimit('feedTokens', 60, 600);
const users = () => collectionOf('users');

/** GET users/me/calendar?from&to: items on the caller's days, with their marks. */
export async function readCalendar(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['from', 'to']);
  const { from, to } = ctx.query;
  if (!isDay(from)) throw fieldErrors([{ path: ['from'], key: 'date' }]);
  if (!isDay(to) || to < from) throw fieldErrors([{ path: ['to'], key: 'date' }]);
  if (daysBetween(from, to) > MOST_DAYS) throw badRequest(`At most ${MOST_DAYS} days at once`, ['to']);
  const items = await calendarOf(callerIn(ctx).id, from, to);
  ctx.body = { data: items.map(({ revision: _revision, ...item }) => item) };
}

/** GET users/me/feed: the private address of the calendar feed, null when it is off. */
export async function readFeed(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  ctx.body = { data: shownFeed(await bodyFor(users(), caller.id, caller)) };
}

/** The person whose feed it is. */
type Reader = CollectionMap['users'];

const shownFeed = ({ feedToken, feedKinds }: Reader) => ({
  url: feedToken ? `${process.env.PUBLIC_URL ?? ''}/api/calendar/${String(feedToken)}.ics` : null,
  kinds: feedKinds ?? CALENDAR_KINDS,
});

/** POST users/me/feed {kinds}: turns the feed on, or changes its kinds. */
export async function setFeed(ctx: Context): Promise<void> {
  const data = optionalDataIn(ctx);
  const { kinds = CALENDAR_KINDS } = data;
  const isFine =
    Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => CALENDAR_KINDS.includes(kind));
  if (!isFine || unknownFieldIn(data, ['kinds']) !== undefined)
    throw fieldErrors([{ path: ['kinds'], key: 'choice' }]);
  ctx.body = await oncePerKey(ctx, () =>
    changeFeed(ctx, ({ feedToken }) => ({
      feedToken: feedToken ?? newToken(),
      feedKinds: [...new Set(kinds)],
    })),
  );
}

/** POST users/me/feed/reset: creates a new address; the old one stops working. */
export async function resetFeed(ctx: Context): Promise<void> {
  optionalDataIn(ctx);
  ctx.body = await oncePerKey(ctx, () => changeFeed(ctx, () => ({ feedToken: newToken() })));
}

export async function closeFeed(ctx: Context): Promise<void> {
  ctx.body = await changeFeed(ctx, () => ({ feedToken: null }));
}

async function changeFeed(ctx: Context, next: (body: Body) => Record<string, unknown>) {
  const caller = callerIn(ctx);
  const body = await inWrite(async (trx) => {
    const before = await bodyFor(users(), caller.id, caller);
    return change(users(), before, next(before), trx);
  });
  return { data: shownFeed(body) };
}

/** GET calendar/{token}.ics: the feed for calendar programs; the token is its only credential. */
export async function sendFeed(ctx: Context): Promise<void> {
  const file = paramIn(ctx, 'file');
  const token = /^([\w-]{10,64})\.ics$/.exec(file)?.[1];
  const body = token
    ? await firstBody<Reader>((await sql())(tableOf(users())).where({ feedToken: token }))
    : undefined;
  if (!body || body.blocked) {
    await limitTokens(addressKey(ctx.ip));
    throw notFound();
  }
  const zone = feedZone(body.timeZone);
  const today = dateIn(zone, new Date());
  const items = await calendarOf(body.id, addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS), zone);
  const kinds = body.feedKinds ?? CALENDAR_KINDS;
  ctx.type = 'text/calendar; charset=utf-8';
  ctx.set('Cache-Control', 'private, no-cache');
  const language = body.language ?? 'en';
  const text = toCalendar(
    items.filter(({ kind }) => kinds.includes(kind)),
    { language, zone },
  );
  const tag = `"${hash('sha256', text, 'base64url')}"`;
  ctx.set('ETag', tag);
  // Compares the ETag directly, whatever other cache headers the program sends.
  if (matchesETag(ctx, tag)) ctx.status = 304;
  else ctx.body = text;
}

/** Returns the person's time zone under the name that iCalendar defines its rules for, or Tbilisi's. */
export function feedZone(timeZone: string | null): string {
  const [, name] = tzlib_get_ical_block(timeZone ?? FALLBACK_ZONE);
  return name?.replace(/^TZID=/, '') ?? FALLBACK_ZONE;
}

interface Reading {
  readonly language: Language;
  /** Time zone of the items' times of day. */
  readonly zone: string;
}

/** Returns iCalendar text: stable UIDs, the plan's version as SEQUENCE, times in the person's zone, else all-day. */
export function toCalendar(items: readonly CalendarItem[], { language, zone }: Reading): string {
  const calendar = new ICalCalendar({
    name: 'Supra',
    timezone: { name: null, generator: (name) => tzlib_get_ical_block(name)[0] ?? null },
  });
  for (const item of items) {
    const { day, time, endTime, title, titleKa, source, key, revision } = item;
    const name = (language === 'ka' && titleKa) || title || source.Name;
    const when = time
      ? {
          start: `${day}T${time}:00`,
          end: endTime ? `${day}T${endTime}:00` : later(day, time),
          timezone: zone,
        }
      : { start: day, allDay: true };
    calendar.createEvent({
      id: `${source.type}-${source.id}-${day}-${key}@supra`,
      summary: source.type === 'order' ? DELIVERY[language] + source.Name : name,
      ...(source.type === 'visit' ? { location: source.Name } : { description: source.Name }),
      sequence: revision.sequence,
      stamp: new Date(revision.at),
      ...when,
    });
  }
  return calendar.toString();
}

/** Adds half an hour, within the day. */
function later(day: string, time: string): string {
  const end = Math.min(minutesOf(time) + TIMED_MINUTES, MINUTES_PER_DAY - 1);
  return `${day}T${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}:00`;
}
