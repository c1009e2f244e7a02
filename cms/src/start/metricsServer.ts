import { present } from '../domain/present';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { assignCallIds } from '../doors/calls';
import { isLoopback } from '../doors/forwarded';
import { countTurn, gauge, registry, watchProcess } from '../doors/metricsRegistry';
import { isPostgres } from '../records/database/database';
import { poolOf } from '../vendor/knex';
import { connection } from '../vendor/strapi';

/**
 * Serves this process's metrics to the loopback, at `/metrics` of the CMS's own port, and at METRICS_HOST:METRICS_PORT
 * if set.
 */
export function serveMetrics(): void {
  watchProcess();
  const pool = poolOf(connection());
  gauge('supra_database_connections_used', 'Connections to the database at work', () => pool.numUsed());
  gauge('supra_database_connections_free', 'Connections to the database at rest', () => pool.numFree());
  gauge('supra_database_queue', 'Calls that wait for a connection (with SQLite: to write)', () =>
    pool.numPendingAcquires(),
  );
  if (isPostgres())
    gauge('supra_locks_waited_for', 'Locks of the database that somebody waits for now', locksWaitedFor);
  timeTurns(pool);
  assignCallIds(strapi.server.httpServer, (req, res) => {
    const isOurs = req.url === '/metrics' && isLoopback(req.socket.remoteAddress) && !isForOthers(req);
    if (isOurs) void tell(res);
    return isOurs;
  });
  listenApart(process.env);
}

/** True if a proxy on this machine asks for somebody else. */
const isForOthers = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['x-real-ip'] !== undefined;

async function tell(res: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics();
    res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  } catch {
    // the database, which is asked too, does not answer
    res.writeHead(503).end();
  }
}

function listenApart({ METRICS_PORT, METRICS_HOST }: NodeJS.ProcessEnv): void {
  if (!METRICS_PORT) return;
  const server = http.createServer((req, res) => {
    if (req.url === '/metrics') void tell(res);
    else res.writeHead(404).end();
  });
  server.on('error', (error) =>
    strapi.log.error(`The numbers for Prometheus are not told: ${error.message}`),
  );
  server.listen(Number(METRICS_PORT), METRICS_HOST ?? '127.0.0.1').unref();
}

async function locksWaitedFor(): Promise<number> {
  const { rows }: { rows: { count: string }[] } = await connection().raw(
    'select count(*) from pg_locks where not granted',
  );
  return Number(present(rows[0], 'a row').count);
}

function timeTurns(pool: ReturnType<typeof poolOf>): void {
  const began = new Map<number, number>();
  pool.on('acquireRequest', (id) => began.set(id, performance.now()));
  pool.on('acquireFail', (id) => began.delete(id));
  pool.on('acquireSuccess', (id) => {
    countTurn((performance.now() - (began.get(id) ?? performance.now())) / 1000);
    began.delete(id);
  });
}
