import { openFile, type Piece } from '@/cms/src/imports/source/files';
import type { ReadRecipe } from '@/cms/src/imports/types';
import { picturesOf } from './pictures';

/** Reads everything that our own readers find in a file, with the pictures of each recipe. */
export async function readBack(name: string, source: Buffer) {
  const file = await openFile({ name, source, head: source.subarray(0, 4096) });
  const pieces: Piece[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  const read: ReadRecipe[] = pieces.flatMap((piece) => ('recipe' in piece ? [piece.recipe] : []));
  const recipes = await Promise.all(
    read.map(async (recipe) => ({
      ...recipe,
      pictures: await picturesOf(source, recipe.images),
    })),
  );
  file.close();
  return {
    kind: file.kind,
    recipes,
    faults: pieces.flatMap((piece) => ('fault' in piece ? [piece.fault] : [])),
  };
}
