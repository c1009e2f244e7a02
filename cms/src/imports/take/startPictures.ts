import { LIMITS } from '../../domain/limits';
import { connection } from '../../vendor/strapi';
import { inBackground, isStopping } from './background';
import { haveEntries } from '../extras/rows';
import { addPictures, type GivenPicture } from './pictures';
import { personOf } from '../person';
import { changeInState, currentImport } from '../preview/record';
import { changeRow, hasEntries, type ImportRow, rowsWithPictures } from '../preview/rows';
import { Sources } from '../source/sources';
import { dropFolder } from '../source/stored';

/** Number of recipes before the files are reopened, because each opening has an unpacking limit. */
const BATCH = 25;
/** Maximum number of pictures tried per recipe: a dish takes fewer, and the server should not be flooded. */
const MOST_TRIED = 2 * LIMITS.images.max + LIMITS.steps.max;

/** Attaches the pictures of taken recipes to their dishes in the background, one after another. */
export const startPictures = (id: number): void => inBackground(`pictures ${id}`, () => putAll(id));

async function putAll(id: number): Promise<void> {
  for (;;) {
    const body = await currentImport(connection(), id);
    if (body && !(await personOf(connection(), body.owner))) return;
    const rows = body ? await rowsWithPictures(connection(), id, BATCH) : [];
    if (!body || rows.length === 0 || isStopping()) break;
    const sources = new Sources(body.work);
    try {
      for (const row of rows) if (!isStopping()) await putOn(row, sources);
    } finally {
      await sources.close();
    }
  }
  if (!isStopping()) await dropNeedless(id);
}

/** Records the outcome together with the pictures, so that no picture is retried forever. */
async function putOn(row: ImportRow, sources: Sources): Promise<void> {
  const { recipe, dish } = row;
  const given: GivenPicture[] = [
    ...recipe.images.map((image, at) => ({
      step: null,
      path: ['images', at],
      bytes: () => sources.image(image),
    })),
    ...recipe.Steps.flatMap(({ description, images }, at) =>
      images.map((image, place) => ({
        step: { at, description },
        path: ['Steps', at, 'images', place],
        bytes: () => sources.image(image),
      })),
    ),
  ];
  await addPictures(dish ?? 0, given.slice(0, MOST_TRIED), async (trx, missing) => {
    const warnings = [...recipe.warnings, ...missing];
    await changeRow(trx, row, {
      hasPictures: false,
      ...(missing.length > 0 && { recipe: { ...recipe, warnings } }),
    });
  });
}

/** Deletes the files unless a recipe or record not yet taken has a picture in them. */
async function dropNeedless(id: number): Promise<void> {
  const folder = (await currentImport(connection(), id))?.work?.folder;
  if (!folder || (await hasEntries(connection(), id, '')) || (await haveEntries(connection(), id))) return;
  const isDone = await changeInState(id, 'taken', async () => ({ work: null }));
  if (isDone) await dropFolder(folder);
}
