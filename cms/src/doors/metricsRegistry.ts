import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of this process. */
export const registry = new Registry();

/** Starts collecting memory, the event loop's lag and the like. */
export const watchProcess = (): void => collectDefaultMetrics({ register: registry });

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const answered = new Histogram({
  name: 'supra_request_seconds',
  help: 'Time from a call to its answer, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
  registers: [registry],
});
const streams = new Gauge({
  name: 'supra_streams_open',
  help: 'Streams of events that are open',
  registers: [registry],
});
const turns = new Histogram({
  name: 'supra_database_turn_seconds',
  help: 'Time until a statement or a transaction got a connection to the database (with SQLite: the writers’ queue)',
  buckets: SECONDS,
  registers: [registry],
});
const locks = new Histogram({
  name: 'supra_lock_seconds',
  help: 'Time until PostgreSQL gave a write what it locks',
  buckets: SECONDS,
  registers: [registry],
});
const reads = new Counter({
  name: 'supra_reads_total',
  help: 'Queries of reads where there is a standby, by the server that answered',
  labelNames: ['server'],
  registers: [registry],
});
const standbyWaits = new Histogram({
  name: 'supra_standby_wait_seconds',
  help: 'Time until the standby had replayed what a read must show',
  buckets: SECONDS,
  registers: [registry],
});

interface Call {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}
export const countCall = ({ seconds, ...labels }: Call): void => answered.observe(labels, seconds);
export const countTurn = (seconds: number): void => turns.observe(seconds);
export const countLock = (seconds: number): void => locks.observe(seconds);
export const countRead = (server: 'standby' | 'primary'): void => reads.inc({ server });
export const countStandbyWait = (seconds: number): void => standbyWaits.observe(seconds);

/** Counts a stream as open until the returned function is called. */
export function streamOpened(): () => void {
  streams.inc();
  return () => streams.dec();
}

/** Registers a gauge whose value is read when somebody asks. */
export function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
/** Registers a counter, which only rises; returns the function that raises it. */
export function counter(name: string, help: string): (by?: number) => void {
  const one = new Counter({ name, help, registers: [registry] });
  return (by = 1) => one.inc(by);
}
