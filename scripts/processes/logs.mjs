import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from './errors.mjs';

/** @typedef {ReturnType<typeof openLog>} Log */

const MOST_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;

/**
 * Log of a child: a file of at most 10 MB with one older file beside it, and its last lines in memory. A failed write
 * (a full disk, a read-only folder) ends no process: it is reported once, and logging resumes once it is possible.
 * @param {string} file
 * @param {{ write?: (handle: number, text: string) => unknown, say?: (text: string) => void }} [options]
 */
export function openLog(file, { write = writeSync, say = (text) => console.error(text) } = {}) {
  /** @type {number | undefined} */
  let handle;
  let size = 0;
  let last = '';
  let isFailing = false;

  /** @param {'a' | 'w'} flag */
  const open = (flag) => {
    mkdirSync(path.dirname(file), { recursive: true });
    if (flag === 'w' && existsSync(file)) renameSync(file, `${file}.1`);
    const opened = openSync(file, flag, 0o600);
    size = 0;
    return opened;
  };
  const close = () => {
    const opened = handle;
    handle = undefined;
    if (opened !== undefined) closeSync(opened);
  };
  /** @param {() => void} work */
  function attempt(work) {
    try {
      work();
      if (isFailing) say(`The log ${file} is written again.`);
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        say(`The log ${file} cannot be written (${codeOf(error) ?? messageOf(error)}); all else goes on.`);
      isFailing = true;
    }
  }
  /** @param {string} chunk */
  function put(chunk) {
    // After a failed write the log continues at the end of the same file.
    handle ??= open('a');
    if (size > MOST_BYTES) {
      close();
      handle = open('w');
    }
    size += chunk.length;
    try {
      write(handle, chunk);
    } catch (error) {
      close();
      throw error;
    }
  }

  attempt(() => {
    handle = open('w');
  });
  return {
    file,
    /** @param {string} chunk */
    write(chunk) {
      last = (last + chunk).slice(-TAIL_BYTES);
      attempt(() => put(chunk));
    },
    tail: (lines = 20) => last.trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => attempt(close),
  };
}
