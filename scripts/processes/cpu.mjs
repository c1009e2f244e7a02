import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {Map<number, { parent: number, ticks: number }>} Stats */

const TICKS_A_SECOND = 100;
/**
 * Fields in /proc/PID/stat, counted after the program's name: parent, then user and system time, of the process and of
 * the children it has waited for.
 */
const PARENT = 1;
const OF_CHILDREN = [13, 14];
const TIMES = [11, 12, ...OF_CHILDREN];

/**
 * Returns the CPU seconds used so far by a process, its living descendants and the children they have waited for;
 * undefined if the system has no /proc.
 * @param {number} [root]
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
 * Returns the CPU seconds that the whole machine has used since it booted, which include processes that nobody waits
 * for (Chromium's); undefined if the system has no /proc.
 */
export function cpuOfMachine() {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const [user = 0, nice = 0, system = 0, , , ...interrupts] = all.split(/\s+/).slice(1, 8).map(Number);
    return [user, nice, system, ...interrupts].reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {number} root
 * @param {Stats} stats
 * @returns {boolean}
 */
function isBelow(pid, root, stats) {
  if (pid === root) return true;
  const parent = stats.get(pid)?.parent;
  return parent !== undefined && parent !== 0 && isBelow(parent, root, stats);
}

/** @returns {Stats} */
function readStats() {
  const stats = new Map();
  for (const name of numbersIn('/proc')) {
    const fields = fieldsOf(name);
    if (fields) stats.set(Number(name), { parent: fields[PARENT] ?? 0, ticks: sumOf(fields, TIMES) });
  }
  return stats;
}

/** @param {string} folder */
function numbersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/**
 * Returns the numbers after a process's name; undefined if it has ended meanwhile.
 * @param {string} pid
 */
function fieldsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the program's name is in brackets and may contain any character
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** @param {number[]} fields @param {number[]} places */
const sumOf = (fields, places) => places.reduce((sum, at) => sum + (fields[at] ?? NaN), 0);

/**
 * Creates a meter whose laps return the CPU seconds of the children that have ended since the last lap, their
 * descendants included.
 */
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
