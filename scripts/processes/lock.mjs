import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const POLL_MS = 200;

/** Runs `work` while no other process holds the lock `file`; the lock of a dead process is ignored. */
export async function withLock(file, work) {
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = holder(file);
    // 0: just created and not yet written.
    if (pid !== 0 && !isAlive(pid)) rmSync(file, { force: true });
    return false;
  }
}

/** Returns true if a living process holds the lock `file`. */
export const isHeld = (file) => existsSync(file) && isAlive(holder(file));

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return process.pid;
    throw error;
  }
}

/** Returns true if the process exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
