// Loads the CMS in this process and makes, changes and deletes the same random records through Strapi's document
// service and through strapiRows. Reports by `process.send` the kinds of records that differ in the tables afterwards,
// and the bodies assembled from written values that differ from those read back. Its one argument is the folder of the
// CMS's build.
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ type: string, required?: boolean, unique?: boolean, multiple?: boolean, relation?: string,
 *   target: string, component: string, enum: string[] }} Attribute
 */

/**
 * Ids of the records that others may point to, by the kind.
 * @typedef {{ files: number[] } & Record<string, number[]>} Known
 * @typedef {{ id: number, documentId: string } & Values} Written
 * @typedef {{ order: number } & Values} Link
 */

const EACH = 6;
const [built = ''] = process.argv.slice(2);
const load = createRequire(path.join(built, 'package.json'));
const { createStrapi } = load('@strapi/strapi');
const { deleteRows, insertRows, updateRow } = load('./src/records/write/strapiRows');
const { bodiesMade, bodyChanged } = load('./src/records/write/bodyFromWrite');
const { loadFromSource } = load('./src/records/database/source');
const { collectionByUid, registerCollections } = load('./src/records/registry');
const { COLLECTIONS } = load('./src/collections');
const { skipReadModelSync } = load('./src/records/read/readModelSync');

let seed = 7;
let count = 0;
const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
/** @param {number} most */
const upTo = (most) => Math.floor(chance() * (most + 1));
/** @template T @param {readonly T[]} list */
const oneOf = (list) => list[upTo(list.length - 1)];

const strapi = await createStrapi({ appDir: built }).load();
const knex = strapi.db.connection;
/**
 * @template T
 * @param {(trx: unknown) => Promise<T>} work
 * @returns {Promise<T>}
 */
const within = (work) => strapi.db.transaction((/** @type {{ trx: unknown }} */ { trx }) => work(trx));
registerCollections(COLLECTIONS);
// Foods come from a file that holds their ids; nothing writes them.
/** @type {string[]} */
const uids = Object.keys(strapi.contentTypes).filter(
  (uid) => uid.startsWith('api::') && uid !== 'api::food.food',
);
/** @param {string} uid @returns {[string, Attribute][]} */
const attributesOf = (uid) => Object.entries(strapi.getModel(uid).attributes);

/**
 * Returns a random value of an attribute; undefined means it is left out.
 * @param {Attribute} attribute
 * @param {Known} known
 * @returns {unknown}
 */
function valueOf(attribute, known) {
  const isMany = attribute.type === 'component' || attribute.relation?.endsWith('Many');
  if (!attribute.required && chance() < 0.2) return chance() < 0.5 || isMany ? undefined : null;
  switch (attribute.type) {
    case 'boolean':
      return chance() < 0.5;
    case 'integer':
      if (attribute.unique) return (count += 1);
      return upTo(1000) - 500;
    case 'float':
      return Math.round(chance() * 1e6) / 1000;
    case 'enumeration':
      return oneOf(attribute.enum);
    case 'json':
      return oneOf([[], ['a', 'ბ'], { a: 1, b: null }, [{ x: 'ღ' }]]);
    case 'email':
      return `p${upTo(1e6)}@example.com`;
    case 'media':
      return attribute.multiple ? known.files.slice(0, upTo(3)) : oneOf(known.files);
    case 'relation': {
      const ids = known[attribute.target] ?? [];
      if (ids.length === 0) return isMany ? [] : null;
      return isMany ? [...ids].reverse().slice(0, upTo(ids.length)) : oneOf(ids);
    }
    case 'component':
      return Array.from({ length: upTo(4) }, () => recordOf(attribute.component, known));
    default:
      return attribute.unique ? `${(count += 1)}` : `ტექსტი ${upTo(1e6)}`;
  }
}

const OWN = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'documentId',
];
/**
 * @param {string} uid
 * @param {Known} known
 * @returns {Values}
 */
const recordOf = (uid, known) =>
  Object.fromEntries(
    attributesOf(uid)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, attribute]) => [name, valueOf(attribute, known)])
      .filter(([, value]) => value !== undefined),
  );

/** @param {Values} values @param {string[]} names */
const without = (values, names) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
/**
 * Attributes that must be unique, so that a second record with the same value would be refused.
 * @param {string} uid
 */
const uniqueIn = (uid) => attributesOf(uid).flatMap(([name, { unique }]) => (unique ? name : []));
/** @param {unknown} value */
const kindOf = (value) => typeof JSON.parse(JSON.stringify(value ?? null));

/**
 * Returns all rows of a record, with the parts themselves in place of their ids.
 * @param {string} uid
 * @param {number} id
 * @param {(rows: Link[]) => Link[]} [placed]
 * @returns {Promise<Values>}
 */
async function lyingOf(uid, id, placed = (rows) => rows) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const row = await knex(tableName).where({ id }).first();
  /** @type {Values} */
  const lying = {
    ...without(row, ['id', 'document_id', 'created_at', 'updated_at', 'published_at', ...uniqueIn(uid)]),
    made: [row.document_id?.length, kindOf(row.created_at), kindOf(row.updated_at), kindOf(row.published_at)],
  };
  for (const [name, { target, morphBy, joinTable }] of Object.entries(attributes)) {
    if (morphBy) {
      const own = { related_id: id, related_type: uid, field: name };
      const files = await knex('files_related_mph').where(own).orderBy('id');
      lying[name] = placed(files).map((file) => without(file, ['id', 'related_id']));
    } else if (joinTable) {
      const { joinColumn, inverseJoinColumn, on } = joinTable;
      const own = { [joinColumn.name]: id, ...on };
      const links = await knex(joinTable.name).where(own).orderBy('id');
      const ties = [];
      for (const link of placed(links)) {
        const to = link[inverseJoinColumn.name];
        const tie = without(link, ['id', joinColumn.name, inverseJoinColumn.name]);
        ties.push({ ...tie, to: on ? await lyingOf(target, Number(to), placed) : to });
      }
      lying[name] = ties;
    }
  }
  return lying;
}

/**
 * Returns the answer of a write, without values that must be unique.
 * @param {string} uid
 * @param {Written} record
 */
const answered = (uid, { documentId, createdAt, updatedAt, publishedAt, ...rest }) => [
  ...Object.entries(JSON.parse(JSON.stringify(without(rest, ['id', ...uniqueIn(uid)])))).sort(),
  documentId.length,
  ...[createdAt, updatedAt, publishedAt].map(kindOf),
];

/**
 * Renumbers places without the gaps that Strapi leaves after a removal.
 * @param {Link[]} rows
 */
const closed = (rows) =>
  [...rows]
    .sort((one, other) => one.order - other.order)
    .map((row, at) => ({ ...row, ...('order' in row && { order: at + 1 }) }));
/** @param {Values} values */
const someOf = (values) => Object.fromEntries(Object.entries(values).filter(() => chance() < 0.5));

/** Returns the number of rows in each table. */
async function sizes() {
  const tables = Object.values(Object.fromEntries(strapi.db.metadata)).map(({ tableName }) => tableName);
  /** @type {Record<string, number>} */
  const found = {};
  for (const table of new Set(tables))
    found[table] = Number((await knex(table).count({ rows: '*' }))[0].rows);
  return found;
}
/** @param {Record<string, number>} before @param {Record<string, number>} after */
const less = (before, after) =>
  Object.entries(before).flatMap(([name, rows]) =>
    rows === after[name] ? [] : [[name, rows - (after[name] ?? 0)]],
  );

/** @type {Known} */
const known = { files: [] };
for (const name of ['a', 'b', 'c'])
  known.files.push(
    (
      await strapi.db.query('plugin::upload.file').create({
        data: {
          name,
          hash: name,
          ext: '.webp',
          mime: 'image/webp',
          size: 1,
          url: `/${name}`,
          provider: 'local',
        },
      })
    ).id,
  );
/** @type {object[]} */
const differing = [];
/** @param {unknown} body */
const sorted = (body) => JSON.stringify(body, (_name, value) => inOrder(value));
/** @param {unknown} value */
const inOrder = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
/**
 * @param {string} uid
 * @param {unknown} data
 * @param {[theirs: unknown, ours: unknown]} pair
 */
const note = (uid, data, [theirs, ours]) =>
  sorted(theirs) === sorted(ours) || differing.push({ uid, data, theirs, ours });
let compared = 0;
let bodies = 0;
/**
 * Returns the body of a record as the tables hold it; undefined if `uid` is no collection.
 * @param {string} uid
 * @param {number} id
 */
const bodyOf = async (uid, id) => {
  const collection = collectionByUid(uid);
  return collection && (await loadFromSource(collection, [id]))[0];
};
/**
 * @param {string} uid
 * @param {Values} data
 * @param {Written} ours
 * @param {Values} change
 * @param {() => Promise<unknown>} write
 */
async function noteBodies(uid, data, ours, change, write) {
  const collection = collectionByUid(uid);
  const before = await bodyOf(uid, ours.id);
  await write();
  if (!before) return;
  const [made] = await bodiesMade(collection, [data], [ours]);
  note(uid, data, [before, made]);
  const after = await bodyOf(uid, ours.id);
  const changed = await bodyChanged(collection, before, change);
  note(uid, { data, change }, [after, { ...changed, updatedAt: after.updatedAt }]);
  bodies += 1;
}
// The first round has nothing to point to, the second has.
for (let round = 0; round < 2; round += 1) {
  for (const uid of uids) {
    const list = Array.from({ length: EACH }, () => recordOf(uid, known));
    /** @type {Written[]} */
    const ours = await within((trx) => insertRows(trx, uid, structuredClone(list)));
    known[uid] = ours.slice(0, 4).map(({ id }) => id);
    for (const [at, data] of list.entries()) {
      const own = ours[at];
      if (!own) throw new Error(`${uid}: fewer records were written than given.`);
      const other = Object.fromEntries(uniqueIn(uid).map((name) => [name, recordOf(uid, known)[name]]));
      const theirs = await skipReadModelSync(() =>
        strapi.documents(uid).create({ data: { ...data, ...other } }),
      );
      note(uid, data, [answered(uid, theirs), answered(uid, own)]);
      note(uid, data, [await lyingOf(uid, theirs.id), await lyingOf(uid, own.id)]);
      const change = someOf(recordOf(uid, known));
      await skipReadModelSync(() =>
        strapi.documents(uid).update({ documentId: theirs.documentId, data: { ...change, ...other } }),
      );
      await noteBodies(uid, data, own, change, () => within((trx) => updateRow(trx, uid, own.id, change)));
      note(uid, { data, change }, [
        await lyingOf(uid, theirs.id, closed),
        await lyingOf(uid, own.id, closed),
      ]);
      compared += 1;
      if (at < 4) continue;
      const before = await sizes();
      await skipReadModelSync(() => strapi.documents(uid).delete({ documentId: theirs.documentId }));
      const between = await sizes();
      await within((trx) => deleteRows(trx, uid, [own.id]));
      note(uid, data, [less(before, between), less(between, await sizes())]);
    }
  }
}
const collections = COLLECTIONS.filter((/** @type {{ uid: string }} */ { uid }) => uids.includes(uid)).length;
process.send?.({ kinds: uids.length, collections, compared, bodies, differing }, () => process.exit(0));
