import { type Language, LANGUAGES } from '../domain/language';
import { getOrThrow as fromMap } from '../records/getOrThrow';
import { collectionOf } from '../records/registry';
import { insert, inWrite } from '../records/write/write';
import { markSeeded, type SeededIds } from './seeded';
import { HOUSEHOLD_OF } from './people';

/** The households' own tags on their recipes. */
const TAGS: readonly (Readonly<Record<Language, string>> & { readonly dishes: readonly string[] })[] = [
  { en: 'Feast', ka: 'სადღესასწაულო', dishes: ['satsivi', 'adjarian-khachapuri', 'spinach-pkhali'] },
  { en: 'Weeknight', ka: 'სამუშაო დღე', dishes: ['omelette-with-tomato-and-herbs', 'red-lentil-soup'] },
  { en: 'To freeze', ka: 'საყინულეში', dishes: ['city-style-khinkali', 'cabbage-tolma'] },
];
const COOKBOOK = {
  Name: { en: 'Sunday supra', ka: 'კვირის სუფრა' },
  Description: {
    en: 'What comes to the table when the whole family does.',
    ka: 'რაც სუფრაზე მოდის, როცა მთელი ოჯახი იკრიბება.',
  },
  dishes: ['satsivi', 'adjarian-khachapuri', 'spinach-pkhali', 'city-style-khinkali', 'pelamushi'],
};

export const tagsOf = (slug: string, language: Language): string[] =>
  TAGS.flatMap((tag) => (tag.dishes.includes(slug) ? [tag[language]] : []));

/** Seeds a cookbook for each household in its language. */
export async function seedCookbooks(people: SeededIds, made: SeededIds): Promise<void> {
  for (const language of LANGUAGES) {
    const name = `cookbook ${language}`;
    if (made.has(name)) continue;
    const dishes = COOKBOOK.dishes.flatMap((slug) => made.get(`dish ${slug} ${language}`) ?? []);
    await inWrite(async (trx) => {
      const body = await insert(
        collectionOf('cookbooks'),
        {
          Name: COOKBOOK.Name[language],
          Description: COOKBOOK.Description[language],
          language,
          visibility: 'public',
          owner: fromMap(people, HOUSEHOLD_OF[language]),
          dishes,
        },
        trx,
      );
      await markSeeded(trx, name, body.id);
    });
  }
}
