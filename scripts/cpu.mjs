import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
/** Places in /proc/PID/stat, counted behind the program's name: parent, and user and system time, own and of children waited for. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

/**
 * Answers the CPU-seconds that a process, its living descendants and the children they have waited for have used since they
 * began; undefined where the system has no /proc.
 * @returns {number | undefined}
 */
export function cpuOfTree(root = process.pid) {
  const stats = readStats();
  if (!stats.has(root)) return undefined;
  let ticks = 0;
  for (const [pid, stat] of stats) if (isBelow(pid, root, stats)) ticks += stat.ticks;
  return ticks / TICKS_A_SECOND;
}

function isBelow(pid, root, stats) {
  if (pid === root) return true;
  const parent = stats.get(pid)?.parent;
  return Boolean(parent) && isBelow(parent, root, stats);
}

function readStats() {
  const stats = new Map();
  for (const name of numbersIn('/proc')) {
    const stat = readOrNothing(`/proc/${name}/stat`);
    if (!stat) continue;
    // a program's name stands in brackets and may hold anything
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = TIMES.reduce((sum, at) => sum + Number(fields[at]), 0);
    stats.set(Number(name), { parent: Number(fields[PARENT]), ticks });
  }
  return stats;
}

function numbersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** A process that ends between being listed and being read has no more to tell. */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Tells from lap to lap how many CPU-seconds the children have used that have ended meanwhile, all below them included. */
export function createMeter() {
  const ended = () => {
    const stat = readOrNothing('/proc/self/stat');
    if (!stat) return undefined;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  };
  let last = ended();
  return {
    lap() {
      const now = ended();
      const lap = now === undefined || last === undefined ? undefined : now - last;
      last = now;
      return lap;
    },
  };
}
