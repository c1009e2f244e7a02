import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;

/** A child's log: a file of at most 10 MB with one older one beside it, and its last lines at hand. */
export function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  let handle = startFile(file);
  let size = 0;
  let last = '';
  return {
    file,
    write(chunk) {
      if (size > MOST_BYTES) {
        closeSync(handle);
        handle = startFile(file);
        size = 0;
      }
      size += chunk.length;
      last = (last + chunk).slice(-TAIL_BYTES);
      writeSync(handle, chunk);
    },
    tail: (lines = 20) => last.trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => closeSync(handle),
  };
}

function startFile(file) {
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'w', 0o600);
}
