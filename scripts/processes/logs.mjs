import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;

/**
 * Log of a child: a file of at most 10 MB with one older file beside it, and its last lines in memory. A failed write
 * (a full disk, a read-only folder) ends no process: it is reported once, and logging resumes once it is possible.
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
    // After a failed write the log continues at the end of the same file.
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
