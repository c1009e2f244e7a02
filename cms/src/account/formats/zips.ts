import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ZipFile } from 'yazl';
import { storage } from '../../records/storage/storage';
import { inPictureQueue } from '../../uploads/draw';
import { addStored } from '../zip';
import { mealieRecipe } from './mealie';
import { fileNames, slugs } from './names';
import { paprikaRecipe } from './paprika';
import type { Picture, PortableRecipe } from './portable';
import { nextcloudRecipe, recipeSageRecipe } from './schema';

/** Recipe that goes into a zip: its name and pictures, and a function that reads all of it when its turn comes. */
export interface ZippedRecipe {
  readonly Name: string;
  readonly pictures: readonly Picture[];
  read(): Promise<PortableRecipe | undefined>;
}
type Pack = (zip: ZipFile, recipes: readonly ZippedRecipe[]) => Promise<void>;

const LONGEST_SIDE = 1200;

/** Functions that put the recipes into the zip, by format; every entry is read when its turn comes. */
export const ZIP_WRITERS = {
  jsonld: packSchema,
  mealie: packMealie,
  paprika: packPaprika,
} satisfies Record<string, Pack>;

/**
 * Packs one folder per recipe, as Nextcloud Cookbook keeps them, and all recipes in one file for RecipeSage. Mealie
 * takes any other *.json for a Nextcloud recipe and stops at it, so that file ends in capitals.
 */
async function packSchema(zip: ZipFile, recipes: readonly ZippedRecipe[]): Promise<void> {
  const nameOf = fileNames();
  for (const recipe of recipes) {
    const folder = nameOf(recipe.Name);
    addText(zip, `${folder}/recipe.json`, async () => written(await recipe.read(), nextcloudRecipe));
    const [picture] = await present(recipe.pictures);
    if (picture) addBytes(zip, `${folder}/full.jpg`, () => asJpeg(picture));
  }
  const site = process.env.PUBLIC_URL ?? '';
  zip.addReadStreamLazy('recipesage.JSON', (done) => done(null, Readable.from(allOf(recipes, site))));
}

async function* allOf(recipes: readonly ZippedRecipe[], site: string): AsyncGenerator<string> {
  let sign = '[';
  for (const one of recipes) {
    const recipe = await one.read();
    if (!recipe) continue;
    yield `${sign}\n${JSON.stringify(recipeSageRecipe(recipe, site))}`;
    sign = ',';
  }
  yield sign === '[' ? '[]\n' : '\n]\n';
}

/** Packs Mealie's own export: recipes/<slug>/<slug>.json, with the pictures that Mealie would have drawn. */
async function packMealie(zip: ZipFile, recipes: readonly ZippedRecipe[]): Promise<void> {
  const slugOf = slugs();
  for (const recipe of recipes) {
    const slug = slugOf(recipe.Name);
    const folder = `recipes/${slug}`;
    addText(zip, `${folder}/${slug}.json`, async () =>
      written(await recipe.read(), (whole) => mealieRecipe(whole, slug)),
    );
    const [picture] = await present(recipe.pictures);
    if (!picture) continue;
    for (const size of ['original', 'min-original', 'tiny-original'])
      addStored(zip, `${folder}/images/${size}.webp`, picture.key);
  }
}

async function packPaprika(zip: ZipFile, recipes: readonly ZippedRecipe[]): Promise<void> {
  const nameOf = fileNames();
  for (const recipe of recipes)
    addBytes(zip, `${nameOf(recipe.Name)}.paprikarecipe`, async () => {
      const whole = await recipe.read();
      if (!whole) return Buffer.alloc(0);
      const pictures: Buffer[] = [];
      for (const picture of await present(whole.pictures)) pictures.push(await asJpeg(picture));
      return paprikaRecipe(whole, pictures);
    });
}

/** Returns the written recipe; an empty text, and so an empty file, if it was deleted meanwhile. */
const written = (recipe: PortableRecipe | undefined, write: (recipe: PortableRecipe) => string): string =>
  recipe ? write(recipe) : '';

const addText = (zip: ZipFile, name: string, text: () => Promise<string>): void =>
  addLazily(zip, name, true, async () => Buffer.from(await text()));
const addBytes = (zip: ZipFile, name: string, bytes: () => Promise<Buffer>): void =>
  addLazily(zip, name, false, bytes);

function addLazily(zip: ZipFile, name: string, compress: boolean, bytes: () => Promise<Buffer>): void {
  zip.addReadStreamLazy(name, { compress }, (done) => {
    bytes().then(
      (content) => done(null, Readable.from([content])),
      (cause: unknown) => done(cause, Readable.from([])),
    );
  });
}

/** Returns the pictures whose files exist. */
async function present(pictures: readonly Picture[]): Promise<Picture[]> {
  const found = await Promise.all(
    pictures.map((picture) =>
      storage()
        .kept(picture.key)
        .then((kept) => (kept ? [picture] : [])),
    ),
  );
  return found.flat();
}

/** Converts a picture, stored as WebP, to JPEG, which other apps know. */
async function asJpeg({ key }: Picture): Promise<Buffer> {
  const opened = await storage().open(key);
  if (!opened) throw new Error('A picture has gone meanwhile');
  const bytes = await buffer(opened.stream);
  return inPictureQueue(() =>
    sharp(bytes)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}
