import http from 'node:http';
import { createRequire } from 'node:module';

// The yardstick of writes: a Node server that inserts each body and commits, waiting for the disk; nothing else.
const [where = '', port] = process.argv.slice(2);
const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const insert = await (where.startsWith('postgres') ? intoPostgres() : intoSqlite());

function intoSqlite() {
  const Database = load('better-sqlite3');
  const db = new Database(where);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, body text)',
  );
  const statement = db.prepare('insert into rows (body) values (?)');
  return (/** @type {string} */ body) => statement.run([body]);
}

async function intoPostgres() {
  const { Pool } = load('pg');
  const pool = new Pool({ connectionString: where, max: 10 });
  await pool.query('create table rows (id serial primary key, body text)');
  return (/** @type {string} */ body) => pool.query('insert into rows (body) values ($1)', [body]);
}

http
  .createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    await insert(body);
    res.setHeader('Content-Type', 'application/json');
    res.end('{"data":{}}');
  })
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
