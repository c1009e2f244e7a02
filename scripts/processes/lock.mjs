import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors.mjs';

const POLL_MS = 200;

/**
 * Runs `work` while no other process holds the lock `file`; the lock of a dead process is ignored.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const pid = holder(file);
    // 0: just created and not yet written.
    if (pid !== 0 && !isAlive(pid)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Returns true if a living process holds the lock `file`.
 * @param {string} file
 */
export const isHeld = (file) => existsSync(file) && isAlive(holder(file));

/** @param {string} file */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return process.pid;
    throw error;
  }
}

/**
 * Returns true if the process exists.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
