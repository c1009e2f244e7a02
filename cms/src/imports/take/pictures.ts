import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { LIMITS } from '../../domain/limits';
import { cleanText } from '../../domain/text/clean';
import type { ReadyFile } from '../../records/database/bytes';
import { attachFiles } from '../../records/storage/files';
import { project, readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { fileLinksTable, queryOf } from '../../vendor/strapi';
import { messageOf } from '../../records/errorProperties';
import { partsIn } from '../../records/read/values';
import { inWrite } from '../../records/write/write';
import { drawImage } from '../../uploads/draw';
import { dropUnreferenced, registerFiles } from '../../uploads/store';
import { asImage } from '../source/asImage';
import type { Warning } from '../types';

/** Position and text of the step that a picture belongs to; the text finds it if steps have moved. */
interface StepPlace {
  readonly at: number;
  readonly description: string;
}
/** A picture for a dish or one of its steps. */
export interface GivenPicture {
  readonly step: StepPlace | null;
  /** Path of the picture in the recipe. */
  readonly path: Warning['path'];
  /** Returns its bytes; returns undefined or throws if they are unavailable. */
  bytes(): Promise<Buffer | undefined>;
}
interface Drawn {
  readonly step: StepPlace | null;
  readonly file: ReadyFile;
}

const dishes = () => collectionOf('dishes');

/**
 * Redraws pictures one after another and adds them to a dish and its steps after the existing ones. The dish does not
 * count as edited: `updatedAt` stays. `finish` runs in the same transaction and gets a warning for each unavailable
 * picture.
 */
export async function addPictures(
  dish: number,
  given: readonly GivenPicture[],
  finish: (trx: Knex, missing: readonly Warning[]) => Promise<void>,
): Promise<void> {
  const drawn: Drawn[] = [];
  const missing: Warning[] = [];
  try {
    for (const picture of given) {
      const file = await drawnOf(picture);
      if (file) drawn.push({ step: picture.step, file });
      else missing.push({ path: picture.path, key: 'imageMissing' });
    }
    await inWrite(async (trx) => {
      await putOn(trx, dish, drawn);
      await finish(trx, missing);
    });
  } finally {
    if (drawn.length > 0) await dropUnreferenced(drawn.map(({ file }) => file));
  }
}

/** Returns a drawn and stored picture; undefined if it is unavailable for any reason. */
async function drawnOf(picture: GivenPicture): Promise<ReadyFile | undefined> {
  try {
    const bytes = await picture.bytes();
    return bytes && (await asImage(bytes, (file) => drawImage(file)));
  } catch (error) {
    strapi.log.info(`A picture of an import is left out: ${messageOf(error)}`);
    return undefined;
  }
}

/** Attaches files to a dish by plain SQL, so that `updatedAt` stays that of the last edit; a deleted dish gets none. */
async function putOn(trx: Knex, dish: number, drawn: readonly Drawn[]): Promise<void> {
  const body = (await readBodies(trx, dishes(), [dish])).get(dish);
  if (!body || drawn.length === 0) return;
  const [found] = await queryOf(dishes().uid).findMany({
    where: { id: dish },
    populate: { DishImages: true, Steps: { populate: { images: true } } },
  });
  const row = present(found, 'the dish');
  const whole = { type: dishes().uid, id: dish, field: 'DishImages', held: partsIn(row.DishImages).length };
  const steps = partsIn(row.Steps).map(({ id, description, images }) => ({
    ...{ type: STEP, id: Number(id), field: 'images', held: partsIn(images).length },
    description: String(description),
  }));
  const stepOf = ({ at, description }: StepPlace) => {
    const text = cleanText(description);
    return steps[at]?.description === text ? steps[at] : steps.find((step) => step.description === text);
  };
  const attached: number[] = [];
  for (const { step, file } of drawn) {
    const place = step ? stepOf(step) : whole;
    if (!place || place.held >= (step ? LIMITS.stepImages.max : LIMITS.images.max)) continue;
    const [kept] = await registerFiles(trx, [file], Number(body.owner));
    const { id } = present(kept, 'a file');
    place.held += 1;
    const { type: related_type, id: related_id, field, held: order } = place;
    await trx(fileLinksTable()).insert({ file_id: id, related_id, related_type, field, order });
    attached.push(id);
  }
  await attachFiles(trx, dishes(), dish, attached);
  await project(dishes(), [dish]);
}

const STEP = 'dish.step';
