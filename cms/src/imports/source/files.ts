import type { Fault, ImageRef, ReadExtra, ReadRecipe, SourceKind } from '../types';
import { ArchiveRefused, Budget, gunzipped, isArchive, isGzip, openArchive, type Entry } from './archive';
import { decodedText } from './charset';
import { readMealieBackup } from '../readers/apps/mealieBackup';
import type { AppContent } from '../readers/apps/content';
import { SUPRA_FILE, supraPieces } from '../readers/apps/supra';
import { kindOfFile, readAs } from '../readers/kinds';

/** Pieces that a file yields in turn: recipes, other records, and faults. */
export type Piece =
  { readonly recipe: ReadRecipe } | { readonly extra: ReadExtra } | { readonly fault: Fault };
export interface ReadFile {
  readonly kind: SourceKind;
  /** Estimated number of recipes before reading. */
  readonly count: number;
  pieces(): AsyncGenerator<Piece>;
  close(): void;
}
/** Files of an archive to which its recipes refer. */
export interface Pictures {
  /** Returns the bytes of a picture; undefined if the archive lacks it. */
  image(ref: { readonly entry: string }): Promise<Buffer | undefined>;
  close(): void;
}

const WITHIN = '!';
const IMAGE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
const READABLE = /\.(?:json|paprikarecipe|crumb|melarecipe|cook|xml|csv|tsv|html?|txt|md|markdown|zip)$/i;

/** Opens an uploaded file of any known kind. Throws ArchiveRefused if it is an archive that may not be read. */
export async function openFile(
  file: { readonly name: string; readonly source: string | Buffer; readonly head: Buffer },
  budget = new Budget(),
): Promise<ReadFile> {
  if (isArchive(file.head)) return archiveFile(file.source, budget);
  if (typeof file.source === 'string') throw new TypeError('A file that is no archive is read from memory');
  const text = await textOf(file.source, budget);
  const { kind, read } = singleOf(text, file.name);
  return {
    kind,
    count: 1,
    pieces: () => piecesOf(read(), file.name),
    close: () => undefined,
  };
}

/** Opens an archive only for its pictures, without decoding recipes. Throws ArchiveRefused. */
export async function openPictures(source: string | Buffer, budget = new Budget()): Promise<Pictures> {
  const { entries, close } = await openArchive(source, budget);
  return { image: ({ entry }) => imageIn(entries, entry, budget), close };
}

async function textOf(bytes: Buffer, budget: Budget): Promise<string> {
  return decodedText(isGzip(bytes) ? await gunzipped(bytes, budget) : bytes);
}

function singleOf(text: string, name: string): { kind: SourceKind; read: () => AppContent } {
  const kind = kindOfFile(name, text);
  return { kind, read: () => readAs(kind, text, baseName(name)) };
}

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

async function archiveFile(source: string | Buffer, budget: Budget): Promise<ReadFile> {
  const { entries, close } = await openArchive(source, budget);
  try {
    return await fileOf(entries, budget, close);
  } catch (cause) {
    close();
    throw cause;
  }
}

async function fileOf(entries: readonly Entry[], budget: Budget, close: () => void): Promise<ReadFile> {
  if (entries.some(({ name }) => name === SUPRA_FILE)) return supraFile(entries, budget, close);
  const database = entries.find(({ name }) => /^(?:[^/]+\/)?database\.json$/.test(name));
  const readable = database ? [database] : recipeEntries(entries);
  const kind = database ? 'mealie' : await kindOfEntries(readable, budget);
  return {
    kind,
    count: readable.length,
    pieces: () =>
      database ? backupPieces(database, entries) : entryPieces({ readable, all: entries, depth: 1 }, budget),
    close,
  };
}

/** Opens Supra's own export; it counts its record files as recipes. */
function supraFile(entries: readonly Entry[], budget: Budget, close: () => void): ReadFile {
  const texts = new Map(entries.map((entry) => [entry.name, entry]));
  const textAt = async (name: string) => {
    const entry = texts.get(name);
    return entry && textOf(await entry.bytes(), budget);
  };
  return {
    kind: 'supra',
    count: [...texts.keys()].filter((name) => name.startsWith('records/')).length,
    pieces: () => supraPieces([...texts.keys()], textAt),
    close,
  };
}

/** Returns the recipe.json files, to which the other files in their folders belong, or else all readable files. */
function recipeEntries(entries: readonly Entry[]): Entry[] {
  const named = entries.filter(({ name }) => READABLE.test(name));
  const isRecipeJson = ({ name }: Entry) => baseName(name).toLowerCase() === 'recipe.json';
  return named.some(isRecipeJson) ? named.filter(isRecipeJson) : named;
}

async function kindOfEntries(entries: readonly Entry[], budget: Budget): Promise<SourceKind> {
  const [first] = entries;
  if (!first) throw new ArchiveRefused('notArchive', 'There is no recipe in the archive');
  if (/\.zip$/i.test(first.name)) return 'tandoor';
  return kindOfFile(first.name, await textOf(await first.bytes(), budget));
}

async function* backupPieces(database: Entry, entries: readonly Entry[]): AsyncGenerator<Piece> {
  const found = readMealieBackup(decodedText(await database.bytes()));
  const folder = folderOf(database.name);
  const byId = new Map<string, string>();
  for (const { name } of entries) {
    const [, place, id = ''] =
      /^(.*)data\/recipes\/([0-9a-f-]{32,36})\/images\/original\.\w+$/i.exec(name) ?? [];
    if (place === folder) byId.set(id.replaceAll('-', '').toLowerCase(), name);
  }
  for await (const piece of piecesOf(found, database.name)) {
    const image =
      'recipe' in piece ? byId.get((piece.recipe.uid ?? '').replaceAll('-', '').toLowerCase()) : undefined;
    yield image && 'recipe' in piece ? { recipe: withImages(piece.recipe, [{ entry: image }]) } : piece;
  }
}

const withImages = (recipe: ReadRecipe, images: readonly ImageRef[]): ReadRecipe =>
  recipe.images.length > 0 ? recipe : { ...recipe, images };

/** Reads each entry separately: a broken one becomes a fault, the others are read. */
async function* entryPieces(
  { readable, all, depth }: { readable: readonly Entry[]; all: readonly Entry[]; depth: number },
  budget: Budget,
): AsyncGenerator<Piece> {
  for (const entry of readable) {
    try {
      if (/\.zip$/i.test(entry.name)) yield* nestedPieces(entry, depth + 1, budget);
      else yield* singlePieces(entry, all, budget);
    } catch (cause) {
      if (!(cause instanceof ArchiveRefused) || cause.key !== 'broken') throw cause;
      yield { fault: { where: entry.name, key: cause.key, message: cause.message } };
    }
  }
}

async function* singlePieces(entry: Entry, all: readonly Entry[], budget: Budget): AsyncGenerator<Piece> {
  const found = singleOf(await textOf(await entry.bytes(), budget), entry.name).read();
  for await (const piece of piecesOf(found, entry.name))
    yield 'recipe' in piece ? { recipe: placed(piece.recipe, entry.name, all) } : piece;
}

async function* nestedPieces(entry: Entry, depth: number, budget: Budget): AsyncGenerator<Piece> {
  const inner = await openArchive(await entry.bytes(), budget, depth);
  const readable = recipeEntries(inner.entries);
  try {
    for await (const piece of entryPieces({ readable, all: inner.entries, depth }, budget))
      yield 'recipe' in piece ? { recipe: within(piece.recipe, entry.name) } : piece;
  } finally {
    inner.close();
  }
}

/** Resolves picture names to archive entries; a recipe.json gets the pictures of its folder. */
function placed(recipe: ReadRecipe, name: string, all: readonly Entry[]): ReadRecipe {
  const folder = folderOf(name);
  const known = new Set(all.map((entry) => entry.name));
  const own = recipe.images.flatMap((image): ImageRef[] => {
    if (!('entry' in image)) return [image];
    return [`${folder}${image.entry}`, image.entry]
      .filter((one) => known.has(one))
      .slice(0, 1)
      .map((entry) => ({ entry }));
  });
  const held = own.filter((image) => !('url' in image));
  const beside = /^(?:.*\/)?([^/]+)\.json$/i.test(name) ? besideOf(name, all) : [];
  return { ...recipe, images: held.length > 0 ? own : beside.length > 0 ? beside : own };
}

/** Finds full.jpg of Nextcloud, image.* of Tandoor, images/original.* of Mealie. */
function besideOf(name: string, all: readonly Entry[]): ImageRef[] {
  const folder = folderOf(name);
  const names = all.map((entry) => entry.name).filter((one) => one.startsWith(folder) && IMAGE.test(one));
  const ofMealie = /^images\/original\.\w+$/i;
  const best = [/^full\.\w+$/i, /^image\.\w+$/i, ofMealie];
  const isAlone =
    /(?:^|\/)recipe\.json$/i.test(name) || names.some((one) => ofMealie.test(one.slice(folder.length)));
  const found = best
    .map((pattern) => names.find((one) => pattern.test(one.slice(folder.length))))
    .find(Boolean);
  return isAlone && found ? [{ entry: found }] : [];
}

const within = (recipe: ReadRecipe, archive: string): ReadRecipe => ({
  ...recipe,
  images: recipe.images.map((image) =>
    'entry' in image ? { entry: `${archive}${WITHIN}${image.entry}` } : image,
  ),
});

async function imageIn(
  entries: readonly Entry[],
  wanted: string,
  budget: Budget,
): Promise<Buffer | undefined> {
  const whole = entries.find(({ name }) => name === wanted);
  if (whole) return whole.bytes();
  const at = wanted.indexOf(WITHIN);
  const outer = at < 0 ? undefined : entries.find(({ name }) => name === wanted.slice(0, at));
  if (!outer) return undefined;
  const inner = await openArchive(await outer.bytes(), budget, 2);
  try {
    return await inner.entries.find(({ name }) => name === wanted.slice(at + 1))?.bytes();
  } finally {
    inner.close();
  }
}

async function* piecesOf({ recipes, faults, extras = [] }: AppContent, where: string): AsyncGenerator<Piece> {
  for (const recipe of recipes) yield { recipe };
  for (const extra of extras) yield { extra };
  for (const fault of faults)
    yield { fault: { ...fault, where: [where, fault.where].filter(Boolean).join(' ') } };
}
