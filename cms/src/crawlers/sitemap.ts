import type { Knex } from 'knex';
import { VISITOR } from '../auth/firebase-strategy';
import { isOneOf } from '../domain/isOneOf';
import { isLanguage } from '../domain/language';
import { present } from '../domain/present';
import { rowsOf } from '../records/database/database';
import { tableOf } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import { connection } from '../vendor/strapi';
import { type Address, inEveryLanguage, sitemapIndex, type SitemapFile, urlset } from './xml';

/** Maximum number of addresses in one sitemap. */
const MOST = 50_000;
/** Kinds of public pages, each with the page that lists them. */
const KINDS = ['dishes', 'mealplans', 'cookbooks', 'people'] as const;
type Kind = (typeof KINDS)[number];
type Query = Knex.QueryBuilder;
type Published = Exclude<Kind, 'people'>;
const PUBLISHED = ['dishes', 'mealplans', 'cookbooks'] as const satisfies readonly Published[];
const LISTS: Readonly<Record<Published, string>> = {
  dishes: '/dishes',
  mealplans: '/mealplan/list',
  cookbooks: '/cookbooks',
};
const PAGES: Readonly<Record<Kind, string>> = {
  dishes: '/dishes',
  mealplans: '/mealplan',
  cookbooks: '/cookbooks',
  people: '/people',
};
/** Numbers of addresses of a page: a recipe is in one language, every other page in both. */
const ADDRESSES: Readonly<Record<Kind, number>> = { dishes: 1, mealplans: 2, cookbooks: 2, people: 2 };

/** Largest id of a record. */
const MAX_ID = 2_147_483_647;

/** Collections of which a sitemap shows something. */
export const SHOWN = ['users', ...PUBLISHED] as const;

/**
 * Returns a sitemap by its file's name; undefined if there is none. `sitemap.xml` holds everything, or, above 50,000
 * addresses, names the other files: each holds the records of one kind whose ids lie in a fixed range, so that no
 * address moves to another file when a record comes or goes.
 */
export async function sitemapNamed(file: string, site: string): Promise<string | undefined> {
  if (file === 'sitemap.xml') return (await isSmall()) ? wholeSitemap(site) : indexOfSitemaps(site);
  if (file === 'sitemap-pages.xml') return urlset(site, await startPages());
  const [, kind, part = ''] = /^sitemap-([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  if (!isOneOf(KINDS, kind) || (Number(part) - 1) * rangeOf(kind) >= MAX_ID) return undefined;
  const addresses = await addressesOf(kind, Number(part) - 1);
  return addresses.length > 0 ? urlset(site, addresses) : undefined;
}

async function wholeSitemap(site: string): Promise<string> {
  const all = await Promise.all(KINDS.map((kind) => addressesOf(kind)));
  return urlset(site, [...(await startPages()), ...all.flat()]);
}

async function isSmall(): Promise<boolean> {
  const pages = (await startPages()).length;
  const counts = await Promise.all(KINDS.map(async (kind) => (await countOf(kind)) * ADDRESSES[kind]));
  return counts.reduce((sum, count) => sum + count, pages) <= MOST;
}

async function indexOfSitemaps(site: string): Promise<string> {
  const parts = await Promise.all(KINDS.map(partsOf));
  return sitemapIndex(site, [{ path: '/sitemap-pages.xml', changedAt: null }, ...parts.flat()]);
}

/** Returns the start page and the lists; a list changes with the records that it shows. */
async function startPages(): Promise<Address[]> {
  const lists = await Promise.all(
    PUBLISHED.map(async (kind) => {
      const [latest] = await rowsOf<{ at: string | null }>(publicRows(kind).max({ at: 'r.updatedAt' }));
      return inEveryLanguage(LISTS[kind], latest?.at ?? null);
    }),
  );
  return [...inEveryLanguage('/', null), ...lists.flat()];
}

interface Found {
  readonly id: number;
  readonly at: string;
}

/** Returns the addresses of a kind; with `part` those of that range of ids. */
async function addressesOf(kind: Kind, part?: number): Promise<Address[]> {
  if (kind === 'dishes') return dishAddresses(part);
  const found = await rowsOf<Found>(inPart(rowsOfKind(kind), kind, part));
  return found.flatMap(({ id, at }) => inEveryLanguage(`${PAGES[kind]}/${id}`, at));
}

interface FoundDish extends Found {
  readonly language: string | null;
  readonly twin: number | null;
  readonly twinLanguage: string | null;
}

/** Returns the addresses of recipes, each with its translation, if that is public too. */
async function dishAddresses(part?: number): Promise<Address[]> {
  const db = connection();
  // a relation's id is stored with a decimal point
  const twinId = db.raw('cast(?? as integer)', ['r.translationOf']);
  const twins = publicRows('dishes').select('r.id', 'r.language').as('t');
  const rows = rowsOfKind('dishes')
    .select({ language: 'r.language', twin: 't.id', twinLanguage: 't.language' })
    .leftJoin(twins, joinedBy(twinId));
  const found = await rowsOf<FoundDish>(inPart(rows, 'dishes', part));
  return found.map(({ id, at, language, twin, twinLanguage }) => ({
    path: `${PAGES.dishes}/${id}`,
    changedAt: at,
    alternates:
      twin !== null && isLanguage(language) && isLanguage(twinLanguage) && language !== twinLanguage
        ? [
            { hrefLang: language, path: `${PAGES.dishes}/${id}` },
            { hrefLang: twinLanguage, path: `${PAGES.dishes}/${twin}` },
          ]
        : [],
  }));
}

const joinedBy =
  (twin: Knex.Raw): Knex.JoinCallback =>
  (on) =>
    void on.on('t.id', '=', twin);

/** Selects the public records of a kind, as a visitor may read them. */
function publicRows(kind: Published): Query {
  const collection = collectionOf(kind);
  return connection()(`${tableOf(collection)} as r`).where((within) => collection.scope(within, VISITOR));
}

/** Selects id and last change of every public page of a kind. */
function rowsOfKind(kind: Kind): Query {
  const rows = kind === 'people' ? listedPeople() : publicRows(kind);
  return rows.select({ id: 'r.id', at: kind === 'people' ? 'p.at' : 'r.updatedAt' });
}

/**
 * Selects the people who let search engines list their page and have something on it. Their page changes with their
 * public records; when they changed their profile is nobody's business.
 */
function listedPeople(): Query {
  const db = connection();
  const each = PUBLISHED.map((kind) => publicRows(kind).select('r.owner', 'r.updatedAt'));
  const published = db
    .from(db.unionAll(each).as('of'))
    .select('of.owner')
    .max({ at: 'of.updatedAt' })
    .groupBy('of.owner')
    .as('p');
  return db(`${tableOf(collectionOf('users'))} as r`)
    .join(published, 'p.owner', 'r.id')
    .where({ 'r.listed': true })
    .where((within) => void within.where('r.blocked', false).orWhereNull('r.blocked'));
}

const rangeOf = (kind: Kind): number => MOST / ADDRESSES[kind];

function inPart(rows: Query, kind: Kind, part?: number): Query {
  const range = rangeOf(kind);
  if (part !== undefined) {
    rows.where('r.id', '>', part * range);
    rows.where('r.id', '<=', Math.min((part + 1) * range, MAX_ID));
  }
  return rows.orderBy('r.id');
}

async function countOf(kind: Kind): Promise<number> {
  const rows = kind === 'people' ? listedPeople() : publicRows(kind);
  const [counted] = await rowsOf<{ count: number | string }>(rows.count({ count: '*' }));
  return Number(present(counted, 'a count').count);
}

/** Returns the files that hold the records of a kind. */
async function partsOf(kind: Kind): Promise<SitemapFile[]> {
  const db = connection();
  const found = await rowsOf<{ part: number; at: string }>(
    db
      .from(rowsOfKind(kind).as('f'))
      .select({ part: db.raw(`(f.id - 1) / ${rangeOf(kind)}`) })
      .max({ at: 'f.at' })
      .groupBy('part')
      .orderBy('part'),
  );
  return found.map(({ part, at }) => ({ path: `/sitemap-${kind}-${part + 1}.xml`, changedAt: at }));
}
