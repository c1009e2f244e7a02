import { stat } from 'node:fs/promises';

/** A file from the body parser: its path and the number of bytes received. */
interface Received {
  readonly filepath: string;
  readonly size: number;
}

/**
 * Throws if less was written to disk than was received, as on a full disk: the parser ignores that, and the truncated
 * file would be rejected as broken for good.
 */
export async function checkReceived(files: readonly Received[]): Promise<void> {
  for (const { filepath, size } of files)
    if ((await stat(filepath)).size < size) throw ofSystem('ENOSPC', 'A file was not written to its end');
}

/** System messages that decoders pass on without a code; all their other messages concern the picture. */
const SYSTEM_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/no space left|disk quota/i, 'ENOSPC'],
  [/input\/output error|read-only file system|too many open files|cannot allocate|out of memory/i, 'EIO'],
  [/input file is missing|unable to (?:create|write)|temp(?:orary)? file/i, 'EIO'],
];

/** Returns the system error behind a decoder's failure, or undefined if the picture is at fault. */
export function systemFault(cause: unknown): Error | undefined {
  const message = cause instanceof Error ? cause.message : String(cause);
  const found = SYSTEM_MESSAGES.find(([words]) => words.test(message));
  return found && ofSystem(found[1], message);
}

const ofSystem = (code: string, message: string): Error => Object.assign(new Error(message), { code });
