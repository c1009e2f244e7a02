import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
/** Places in /proc/PID/stat, counted behind the program's name: parent, and user and system time, own and of children waited for. */
const PARENT = 1;
const OF_CHILDREN = [13, 14];
const TIMES = [11, 12, ...OF_CHILDREN];

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

/**
 * Answers the CPU-seconds that the whole machine has been busy since it began, for processes that nobody waits for (Chromium's);
 * undefined where the system has no /proc.
 */
export function cpuOfMachine() {
  try {
    const [user, nice, system, , , ...interrupts] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]
      .split(/\s+/)
      .slice(1, 8)
      .map(Number);
    return [user, nice, system, ...interrupts].reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

function isBelow(pid, root, stats) {
  if (pid === root) return true;
  const parent = stats.get(pid)?.parent;
  return Boolean(parent) && isBelow(parent, root, stats);
}

function readStats() {
  const stats = new Map();
  for (const name of numbersIn('/proc')) {
    const fields = fieldsOf(name);
    if (fields) stats.set(Number(name), { parent: fields[PARENT], ticks: sumOf(fields, TIMES) });
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

/** The numbers that stand behind a process's name; a process that has ended meanwhile has none. */
function fieldsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // a program's name stands in brackets and may hold anything
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

const sumOf = (fields, places) => places.reduce((sum, at) => sum + fields[at], 0);

/** Tells from lap to lap how many CPU-seconds the children have used that have ended meanwhile, all below them included. */
export function createMeter() {
  const ended = () => {
    const fields = fieldsOf('self');
    return fields && sumOf(fields, OF_CHILDREN) / TICKS_A_SECOND;
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
