import { stat } from 'node:fs/promises';

/** A file as the body parser has left it: its place, and how many bytes came. */
interface Received {
  readonly filepath: string;
  readonly size: number;
}

/**
 * Refuses files of which the disk has taken less than came, as one that is full does: the parser goes on as if nothing were, and what
 * is cut off would be called broken for good.
 */
export async function checkReceived(files: readonly Received[]): Promise<void> {
  for (const { filepath, size } of files)
    if ((await stat(filepath)).size < size) throw ofSystem('ENOSPC', 'A file was not written to its end');
}

/** Words of the system that decoders pass on without a code; the rest that they say is about the picture. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/no space left|disk quota/i, 'ENOSPC'],
  [/input\/output error|read-only file system|too many open files|cannot allocate|out of memory/i, 'EIO'],
  [/input file is missing|unable to (?:create|write)|temp(?:orary)? file/i, 'EIO'],
];

/** The system's own error where a decoder failed for that, as what its calls throw; undefined where the picture is at fault. */
export function systemFault(cause: unknown): Error | undefined {
  const message = cause instanceof Error ? cause.message : String(cause);
  const found = SAID.find(([words]) => words.test(message));
  return found && ofSystem(found[1], message);
}

const ofSystem = (code: string, message: string): Error => Object.assign(new Error(message), { code });
