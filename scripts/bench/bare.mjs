import http from 'node:http';
import { createRequire } from 'node:module';

// The yardstick: a Node server that does nothing but read the same rows and send them; no identity, no rights, no shape.
const [file, port] = process.argv.slice(2);
const Database = createRequire(new URL('../../cms/package.json', import.meta.url))('better-sqlite3');
const db = new Database(file);
const list = db.prepare(
  'select body from supra_dishes where visibility = ? and hidden = 0 order by createdAt desc, id desc limit 25 offset ?',
);
const one = db.prepare('select body from supra_dishes where id = ?');
const search = db.prepare(
  `select body from supra_dishes where id in (select record from supra_terms where collection = 'dishes' and kind = 'word'
   and value >= ? and value < ?) order by createdAt desc limit 25`,
);

const rows = (found) => `{"data":[${found.map(({ body }) => body).join(',')}]}`;
const answers = {
  list: (query) => rows(list.all('public', Number(query.get('offset')))),
  one: (query) => `{"data":${one.get(Number(query.get('id'))).body}}`,
  search: (query) => rows(search.all(query.get('word'), `${query.get('word')}\u{10FFFF}`)),
};

http
  .createServer((req, res) => {
    const url = new URL(req.url, 'http://localhost');
    res.setHeader('Content-Type', 'application/json');
    res.end(answers[url.pathname.slice(1)](url.searchParams));
  })
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
