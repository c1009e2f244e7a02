import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;

/**
 * A child's log: a file of at most 10 MB with one older one beside it, and its last lines at hand. A log that cannot be
 * written (a full disk, a folder that became read-only) ends nobody: that is said once, and it goes on when it can again.
 * @param {string} file
 * @param {{ write?: (handle: number, text: string) => unknown, say?: (text: string) => void }} options
 */
export function openLog(file, { write = writeSync, say = (text) => console.error(text) } = {}) {
  let handle;
  let size = 0;
  let last = '';
  let isFailing = false;

  const open = (flag) => {
    mkdirSync(path.dirname(file), { recursive: true });
    if (flag === 'w' && existsSync(file)) renameSync(file, `${file}.1`);
    handle = openSync(file, flag, 0o600);
    size = 0;
  };
  const close = () => {
    const open = handle;
    handle = undefined;
    if (open !== undefined) closeSync(open);
  };
  function attempt(work) {
    try {
      work();
      if (isFailing) say(`The log ${file} is written again.`);
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        say(`The log ${file} cannot be written (${error.code ?? error.message}); all else goes on.`);
      isFailing = true;
    }
  }
  function put(chunk) {
    // What was there when it failed stays: it goes on at the end.
    if (handle === undefined) open('a');
    if (size > MOST_BYTES) {
      close();
      open('w');
    }
    size += chunk.length;
    try {
      write(handle, chunk);
    } catch (error) {
      close();
      throw error;
    }
  }

  attempt(() => open('w'));
  return {
    file,
    write(chunk) {
      last = (last + chunk).slice(-TAIL_BYTES);
      attempt(() => put(chunk));
    },
    tail: (lines = 20) => last.trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => attempt(close),
  };
}
