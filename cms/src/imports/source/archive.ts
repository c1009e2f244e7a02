import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fromBufferPromise, openPromise, type Entry as ZipEntry, type ZipFile } from 'yauzl';

/** Limits of one upload, all nested archives counted together. */
export const ARCHIVE_LIMITS = {
  entries: 10_000,
  /** Total decoded bytes, as they come out rather than as the archive claims. */
  bytes: 500 * 1024 * 1024,
  /** Bytes of one entry, which is held in memory. */
  entryBytes: 64 * 1024 * 1024,
  /** An archive within an archive has depth 2. */
  depth: 2,
  /** Bytes that any entry may hold; a larger one holds at most `ratio` decoded bytes per compressed byte. */
  unasked: 8 * 1024 * 1024,
  ratio: 200,
} as const;

/** Returns the maximum decoded size: text compresses less than `ratio`, and only blanks compress far more. */
const mostOf = (packed: number): number => Math.max(ARCHIVE_LIMITS.unasked, packed * ARCHIVE_LIMITS.ratio);

type Reason = 'notArchive' | 'badPath' | 'tooManyEntries' | 'tooLarge' | 'tooDeep' | 'encrypted' | 'broken';

/** Thrown when an archive is not read further; `key` is the reason. */
export class ArchiveRefused extends Error {
  constructor(
    readonly key: Reason,
    message: string,
  ) {
    super(message);
    this.name = 'ArchiveRefused';
  }
}

/** Tracks how much of its limits an upload has used. */
export class Budget {
  private entries = 0;
  private bytes = 0;
  constructor(
    private readonly limits: {
      readonly entries: number;
      readonly bytes: number;
      readonly entryBytes: number;
    } = ARCHIVE_LIMITS,
  ) {}

  takeEntry(): void {
    if (++this.entries > this.limits.entries)
      throw new ArchiveRefused('tooManyEntries', `More than ${this.limits.entries} files in the archive`);
  }

  /** Counts decoded bytes; `ofEntry` is the entry's total so far, including these. */
  takeBytes(count: number, ofEntry: number): void {
    this.bytes += count;
    if (this.bytes > this.limits.bytes || ofEntry > this.limits.entryBytes)
      throw new ArchiveRefused('tooLarge', 'The archive holds more than may be unpacked');
  }

  /** Bytes that one entry may still hold. */
  get room(): number {
    return Math.max(0, Math.min(this.limits.bytes - this.bytes, this.limits.entryBytes));
  }
}

/** A file of an archive, decoded on demand. */
export interface Entry {
  readonly name: string;
  /** Size claimed by the archive. */
  readonly size: number;
  bytes(): Promise<Buffer>;
}
export interface Archive {
  readonly entries: readonly Entry[];
  close(): void;
}

const isZip = (head: Buffer): boolean => head.length >= 4 && head.readUInt32BE(0) === 0x504b0304;
const isEmptyZip = (head: Buffer): boolean => head.length >= 4 && head.readUInt32BE(0) === 0x504b0506;
export const isArchive = (head: Buffer): boolean => isZip(head) || isEmptyZip(head);
export const isGzip = (head: Buffer): boolean => head.length >= 2 && head.readUInt16BE(0) === 0x1f8b;

/** Opens a zip from disk or memory without unpacking to disk. Throws ArchiveRefused. */
export async function openArchive(source: string | Buffer, budget: Budget, depth = 1): Promise<Archive> {
  if (depth > ARCHIVE_LIMITS.depth)
    throw new ArchiveRefused('tooDeep', 'Archives stand in archives too deep');
  const options = { autoClose: false, lazyEntries: true };
  const zip = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(refuse('notArchive'));
  try {
    return { entries: await entriesOf(zip, budget), close: () => zip.close() };
  } catch (cause) {
    zip.close();
    return refuse('broken')(cause);
  }
}

async function entriesOf(zip: ZipFile, budget: Budget): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    budget.takeEntry();
    if (isFile(entry))
      entries.push({
        name: entry.fileName.normalize('NFC'),
        size: entry.uncompressedSize,
        bytes: () => decoded(zip, entry, budget),
      });
  }
  return entries;
}

const SYMBOLIC_LINK = 0o120000;
const KIND_OF_FILE = 0o170000;
/** Files that operating systems add to archives. */
const NEEDLESS = /(?:^|\/)(?:__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

const isFile = ({ fileName, externalFileAttributes }: ZipEntry): boolean =>
  !fileName.endsWith('/') &&
  !NEEDLESS.test(fileName) &&
  ((externalFileAttributes >>> 16) & KIND_OF_FILE) !== SYMBOLIC_LINK;

async function decoded(zip: ZipFile, entry: ZipEntry, budget: Budget): Promise<Buffer> {
  if (entry.isEncrypted()) throw new ArchiveRefused('encrypted', `${entry.fileName} is encrypted`);
  if (entry.uncompressedSize > Math.min(budget.room, mostOf(entry.compressedSize)))
    throw new ArchiveRefused('tooLarge', `${entry.fileName} is too large`);
  const stream = await zip.openReadStreamPromise(entry).catch(refuse('broken'));
  try {
    return await counted(stream, budget);
  } catch (cause) {
    stream.destroy();
    return refuse('broken')(cause);
  }
}

async function counted(stream: AsyncIterable<Buffer>, budget: Budget): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    budget.takeBytes(chunk.length, size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

const unzipGzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/** Unpacks a gzip in memory. Throws ArchiveRefused. */
export async function gunzipped(bytes: Buffer, budget: Budget): Promise<Buffer> {
  try {
    const text = await unzipGzip(bytes, {
      maxOutputLength: Math.max(1, Math.min(budget.room, mostOf(bytes.length))),
    });
    budget.takeBytes(text.length, text.length);
    return text;
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    if (isTooLarge) throw new ArchiveRefused('tooLarge', 'The file holds more than may be unpacked');
    return refuse('broken')(cause);
  }
}

const PATHS = /invalid relative path|absolute path|invalid characters in fileName/;

/** Converts a library error into an ArchiveRefused with a reason for the user. */
function refuse(key: Reason): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof ArchiveRefused) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ArchiveRefused(PATHS.test(message) ? 'badPath' : key, message);
  };
}
