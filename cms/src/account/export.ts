import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { ZipFile } from 'yazl';
import { addDays } from '../domain/time/day';
import { calendarOf } from '../calendar/calendar';
import { todayOf } from '../time/clock';
import { feedZone, toCalendar } from '../calendar/feed';
import { callerIn } from '../records/http/actions';
import { bytesOf } from '../records/database/bytes';
import { compose, type ApiRecord } from '../records/read/compose';
import { sql } from '../records/database/database';
import { mediaIds } from '../records/read/media';
import { checkParams } from '../records/search/params';
import { dataExports } from '../records/http/rate';
import { bodyFor, show } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { storage } from '../records/storage/storage';
import { deepTree } from '../records/read/tree';
import type { Caller } from '../records/types';
import { exportedReminders } from '../reminders/export';
import { staplesOf } from '../shoplists/staples';
import { csvLine, flatValue } from './csv';
import { Omissions } from './omissions';
import { noteRelatedOmissions } from './relatedOmissions';
import { omissionsText } from './omissionTexts';
import { bodiesOf, exportedCollections, type Owned } from './owned';
import {
  entryOf,
  placeOf,
  type References,
  referredRecords,
  restorableAmong,
  wholeRecords,
  wholeSettings,
} from './records';
import { filesOfVersions, storedVersions } from './versions';
import { addStored, sendZip } from './zip';
import { partsIn } from '../records/read/values';

const DEPTH = 3;
const CALENDAR_DAYS = 365;

/** GET users/me/export: sends everything of the caller's in one zip (JSON, CSV, ICS, files), built while it is sent. */
export async function exportMe(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const caller = callerIn(ctx);
  await dataExports(caller.id);
  const today = await todayOf(caller);
  const left = new Omissions();
  await sendZip(ctx, `supra-${today}.zip`, async (zip) => {
    add(zip, 'json/me.json', () => ownProfile(caller));
    for (const owned of exportedCollections()) {
      add(zip, `json/${owned.collection.name}.json`, () => asJson(owned, caller));
      add(zip, `csv/${owned.collection.name}.csv`, () => asCsv(owned, caller));
    }
    add(zip, 'json/dish-versions.json', () => asVersions(caller, left));
    add(zip, 'json/reminders.json', () => exportedReminders(caller.id));
    addRecords(zip, caller, left);
    add(zip, 'csv/results.csv', () => resultsCsv(caller));
    add(zip, 'calendar.ics', async function* () {
      const { language, timeZone } = await bodyFor(collectionOf('users'), caller.id, caller);
      const zone = feedZone(timeZone);
      const items = await calendarOf(
        caller.id,
        addDays(today, -CALENDAR_DAYS),
        addDays(today, CALENDAR_DAYS),
        zone,
      );
      yield toCalendar(items, { language: language ?? 'en', zone });
    });
    await addFiles(zip, caller, left);
    addOmissions(zip, caller, left);
  });
}

/** Adds the list of what stays out, as the last entries: for an import, and for people in both languages. */
function addOmissions(zip: ZipFile, caller: Caller, left: Omissions): void {
  add(zip, 'json/left-out.json', async function* () {
    await noteRelatedOmissions(left, caller);
    yield JSON.stringify(left.all(), null, 2);
  });
  add(zip, 'left-out.txt', async function* () {
    yield omissionsText(left.all());
  });
}

/** Adds an entry whose content is read when its turn comes, not before. */
function add(zip: ZipFile, name: string, texts: () => AsyncGenerator<string>): void {
  zip.addReadStreamLazy(name, (done) => done(null, Readable.from(texts())));
}

/** Adds what an import reads: each record whole, one per line, and the records they refer to last. */
function addRecords(zip: ZipFile, caller: Caller, left: Omissions): void {
  const references: References = new Map();
  add(zip, 'supra.json', async function* () {
    yield JSON.stringify({ app: 'Supra', version: 1, person: caller.id }, null, 2);
  });
  add(zip, 'records/users.jsonl', () => wholeSettings(caller, left));
  for (const owned of restorableAmong(exportedCollections()))
    add(zip, `records/${owned.collection.name}.jsonl`, () => wholeRecords(owned, caller, references, left));
  add(zip, 'records/references.jsonl', () => referredRecords(references, caller, left));
}

async function* ownProfile(caller: Caller): AsyncGenerator<string> {
  const users = collectionOf('users');
  const body = await bodyFor(users, caller.id, caller);
  const me = await show(users, body, deepTree(users, 1), caller);
  const staples = await staplesOf(caller, await sql());
  yield JSON.stringify(
    { id: me.id, ...me.attributes, staples, planning: body.planning, learning: body.learning },
    null,
    2,
  );
}

async function* shownOf(owned: Owned, caller: Caller): AsyncGenerator<ApiRecord[]> {
  const tree = deepTree(owned.collection, DEPTH);
  for await (const bodies of bodiesOf(await sql(), owned, caller.id))
    yield compose(owned.collection, bodies, tree, caller);
}

async function* asJson(owned: Owned, caller: Caller): AsyncGenerator<string> {
  yield* listed(
    (async function* () {
      for await (const batch of shownOf(owned, caller))
        yield batch.map(({ id, attributes }) => ({ id, ...attributes }));
    })(),
  );
}

/** Writes the earlier versions of the person's recipes, as long as they are kept. */
async function* asVersions(caller: Caller, left: Omissions): AsyncGenerator<string> {
  yield* listed(
    (async function* () {
      for await (const bodies of bodiesOf(await sql(), ownDishes(), caller.id)) {
        for (const { id } of bodies) {
          const versions = await storedVersions(id);
          left.note({ kind: 'kept', collection: 'dish-versions', count: versions.length });
          yield versions;
        }
      }
    })(),
  );
}

const ownDishes = (): Owned => ({ collection: collectionOf('dishes'), field: 'owner' });

/** Writes batches as one JSON list, one item per line. */
async function* listed(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let sign = '[';
  for await (const batch of batches) {
    for (const one of batch) {
      yield `${sign}\n${JSON.stringify(one)}`;
      sign = ',';
    }
  }
  yield sign === '[' ? '[]\n' : '\n]\n';
}

async function* asCsv(owned: Owned, caller: Caller): AsyncGenerator<string> {
  const names = Object.entries(owned.collection.fields).flatMap(([name, { show }]) =>
    show === 'never' ? [] : [name],
  );
  const columns = [...names, 'createdAt', 'updatedAt'];
  yield csvLine(['id', ...columns]);
  for await (const batch of shownOf(owned, caller)) {
    for (const { id, attributes } of batch)
      yield csvLine([id, ...columns.map((name) => flatValue(attributes[name]))]);
  }
}

const RESULT = ['parameter', 'value', 'unit', 'low', 'high'] as const;

/** Writes every measured value on a separate line, for people who want to chart them elsewhere. */
async function* resultsCsv(caller: Caller): AsyncGenerator<string> {
  const collection = collectionOf('examinations');
  yield csvLine(['day', 'examination', ...RESULT]);
  for await (const bodies of bodiesOf(await sql(), { collection, field: 'owner' }, caller.id)) {
    for (const { day, Name, results } of bodies) {
      for (const result of partsIn(results))
        yield csvLine([day, Name, ...RESULT.map((name) => result[name])]);
    }
  }
}

async function addFiles(zip: ZipFile, caller: Caller, left: Omissions): Promise<void> {
  for (const owned of [...exportedCollections(), { collection: collectionOf('users'), field: 'id' }]) {
    for await (const bodies of bodiesOf(await sql(), owned, caller.id)) {
      for (const body of bodies) {
        const { name, fields } = owned.collection;
        const earlier = name === 'dishes' ? await filesOfVersions(body.id) : [];
        const ids = [...new Set([...mediaIds(fields, body), ...earlier])];
        for (const file of await addFilesOf(zip, name, body.id, ids))
          left.note({ kind: 'files', collection: name, Name: file, in: placeOf(name, body) });
      }
    }
  }
}

/** Adds the files that exist; returns the names of those that cannot be read. */
async function addFilesOf(
  zip: ZipFile,
  collection: string,
  record: number,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const files: Record<string, unknown>[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } } });
  const missing: string[] = [];
  for (const file of files) {
    const [key] = bytesOf(file);
    const kept = await storage().kept(key);
    if (kept) addStored(zip, entryOf(collection, record, file), key, kept);
    else missing.push(String(file.name));
  }
  return missing;
}
