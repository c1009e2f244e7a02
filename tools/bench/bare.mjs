import http from 'node:http';
import { createRequire } from 'node:module';
import { bundled } from '../../scripts/build/bundled.mjs';

/** @typedef {{ body: string }} Row */

// The yardstick of reads: a Node server that only reads the contents of our own answers and sends them: the same cards,
// each page from where the last one ended, and the same words. No identity, no rights, no shapes.
const [file = '', port] = process.argv.slice(2);
const PAGE = 25;
const Database = createRequire(new URL('../../cms/package.json', import.meta.url))('better-sqlite3');
const { isGeorgian, plainWords, tokenOf } = await bundled('lib/domain/search/fold.ts');
const db = new Database(file);
const isPublic = `visibility = 'public' and hidden = 0`;
const newest = 'order by createdAt desc, id desc';
const CARD = `select json_object('id', id, 'Name', Name, 'TimeToCook', TimeToCook, 'calories', calories, 'costTetri', costTetri,
  'DishImages', json_extract(head, '$.DishImages')) as body from supra_dishes where ${isPublic}`;
const list = db.prepare(`${CARD} and (createdAt, id) <= (?, ?) ${newest} limit ${PAGE}`);
const one = db.prepare('select body from supra_dishes where id = ?');
const search = db.prepare(
  `${CARD} and id in (select record from supra_terms where collection = 'dishes' and kind in (?, ?) and value in (?, ?)) ${newest} limit ${PAGE}`,
);
/**
 * First row of each page.
 * @type {{ createdAt: number, id: number }[]}
 */
const pages = db
  .prepare(`select createdAt, id from supra_dishes where ${isPublic} ${newest}`)
  .all([])
  .filter((/** @type {unknown} */ _row, /** @type {number} */ at) => at % PAGE === 0);

/** @param {string} text @returns {Row[]} */
function found(text) {
  const [plain] = plainWords(text);
  const { word, stem } = tokenOf(plain);
  return search.all([...(isGeorgian(plain) ? ['wordKa', 'stemKa'] : ['word', 'stem']), word, stem]);
}

/** @param {Row[]} all */
const rows = (all) => `{"data":[${all.map(({ body }) => body).join(',')}]}`;
/** @type {Record<string, (query: URLSearchParams) => string>} */
const answers = {
  list(query) {
    const first = pages[Number(query.get('page')) % pages.length];
    return rows(list.all([first?.createdAt, first?.id]));
  },
  one: (query) => `{"data":${one.get([Number(query.get('id'))]).body}}`,
  search: (query) => rows(found(query.get('word') ?? '')),
};

http
  .createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://localhost');
    res.setHeader('Content-Type', 'application/json');
    res.end(answers[url.pathname.slice(1)]?.(url.searchParams));
  })
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
