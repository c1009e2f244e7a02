import { api, cmsUrl, type Answer, type ApiRecord, type Wire } from '../support/api';
import { made } from '../support/records';

type By = { token: string };

export const bringText = async (by: By, text: string): Promise<ApiRecord> =>
  made(await api(by).post('imports', { text }));

/** Returns the text of a pasted recipe of this name. */
export const recipeText = (name: string, lines = ['2 eggs', '200 g flour', '1 pinch of salt']): string =>
  [
    name,
    '',
    'Serves 4',
    '',
    'Ingredients',
    ...lines,
    '',
    'Method',
    '1. Mix everything.',
    '2. Bake for 20 minutes.',
  ].join('\n');

/** Returns a page with these recipes in its JSON-LD data. */
export const pageOf = (...recipes: readonly Wire[]): string =>
  `<html><head><script type="application/ld+json">${JSON.stringify(
    recipes.map((recipe) => ({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })),
  )}</script></head><body></body></html>`;

/** Amount per name: two recipes of one page that share half of their lines would count as one. */
const grams = new Map<string, number>();
function gramsOf(name: string): number {
  const own = grams.get(name) ?? 100 + grams.size;
  grams.set(name, own);
  return own;
}

export const schemaRecipe = (name: string, given: Wire = {}): Wire => ({
  name,
  recipeYield: '4',
  totalTime: 'PT40M',
  recipeIngredient: ['2 eggs', `${gramsOf(name)} g flour`, `${gramsOf(name)} g sugar`],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Mix.' },
    { '@type': 'HowToStep', text: 'Bake.' },
  ],
  ...given,
});

/** Uploads files as a browser would; `at` is the address of another CMS. */
export function bringFiles(
  by: By,
  files: readonly { name: string; bytes: Buffer | string }[],
  at?: string,
): Promise<Answer> {
  const form = new FormData();
  for (const { name, bytes } of files)
    form.append('files', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return api(by, at).send('POST', 'imports', { body: form });
}

/** Polls until the import reaches a final state, and returns it. */
export async function settled(by: By, id: number): Promise<ApiRecord> {
  for (;;) {
    const found = made(await api(by).get(`imports/${id}?recipes=none`));
    if (!['reading', 'taking', 'undoing'].includes(found.attributes.state))
      return made(await api(by).get(`imports/${id}`));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Writes into an import while its CMS is stopped; the next start reads it. */
export async function setImport(db: Wire, id: number, columns: object): Promise<void> {
  await db('imports').where({ id }).update(columns);
  await db('supra_shapes').where({ name: 'imports' }).delete();
}

/** Returns the picture of a recipe as the preview loads it. */
export async function pictureOf(by: { token: string } | undefined, id: number, key: string, at = cmsUrl()) {
  const answer = await fetch(`${at}/api/imports/${id}/pictures/${key}`, {
    headers: by ? { Authorization: by.token } : {},
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
/** Returns the keys of the import's recipes. */
export const keysOf = ({ attributes }: ApiRecord): string[] =>
  attributes.recipes.map(({ key }: { key: string }) => key);
