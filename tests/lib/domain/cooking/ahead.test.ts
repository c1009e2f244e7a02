import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aheadOf } from '@/lib/domain/cooking/ahead';
import { buildIngredient, buildProduct } from '../../../support/builders/dish';

const dish = (given: {
  steps?: readonly (string | { description: string; minutes: number | null })[];
  Note?: string;
  note?: string;
}) => ({
  Steps: (given.steps ?? []).map((step, at) => ({
    key: `step-${at}`,
    minutes: null,
    images: [],
    video: '',
    ...(typeof step === 'string' ? { description: step } : step),
  })),
  Note: given.Note ?? '',
  ingredients: given.note
    ? [buildIngredient({ note: given.note, product: buildProduct({ Name: 'Chickpeas' }) })]
    : [],
  sections: [],
  language: 'en',
});
const kindsOf = (step: string) => aheadOf(dish({ steps: [step] })).map(({ kind }) => kind);

test.each([
  ['Soak the beans overnight.', 'soak'],
  ['Drain the soaked chickpeas and cover them with fresh water.', 'soak'],
  ['The evening before, rinse the beans and leave them in plenty of cold water.', 'soak'],
  ['Soak the wheat in cold water for 6 hours.', 'soak'],
  ['Defrost the spinach.', 'thaw'],
  ['Thaw the prawns in the fridge overnight.', 'thaw'],
  ['Rub the pork with onion and marinate it for 5–8 hours.', 'marinate'],
  ['Lay the meat into the marinade and marinate.', 'marinate'],
  ['Let everything cool and chill for at least 4 hours.', 'chill'],
  ['Leave the dough in the fridge overnight.', 'chill'],
  ['Make the sauce the day before.', 'prepare'],
  ['წინა საღამოს ლობიო გარეცხეთ და ბევრ ცივ წყალში დაალბეთ.', 'soak'],
  ['ღამით დამბალ ლობიოს წყალი გამოუცვალეთ.', 'soak'],
  ['დამბალი მუხუდო გადაწურეთ.', 'soak'],
  ['გაყინული თევზი მაცივარში გაალღვეთ.', 'thaw'],
  ['ხორცი მარინადში ჩააწყვეთ და 8 საათით დატოვეთ.', 'marinate'],
  ['გააგრილეთ და სულ ცოტა 4 საათით მაცივარში შედგით.', 'chill'],
  ['წინა დღეს მოამზადეთ.', 'prepare'],
])('%s', (step, kind) => {
  expect(kindsOf(step)).toEqual([kind]);
});

test.each([
  'Tear the bread into the milk and let it soak for 10 minutes.',
  'Meanwhile soak the prunes in warm water.',
  'If the cheese is very salty, soak it in cold water for 1–2 hours.',
  'Red lentils need no soaking.',
  'Bake on potatoes that soak up the juices.',
  'Marinate for 30 minutes.',
  'Chill briefly.',
  'Leftovers keep for 2 days in the fridge.',
  'Left in the broth overnight it swells.',
  'It keeps in the fridge for four days.',
  'Simmer for 5 hours.',
  'პური 10 წუთით დაალბეთ.',
  'კარაქი გაალღვეთ.',
  'ოსპს დალბობა არ სჭირდება.',
  'მაცივარში 4 დღეს ინახება.',
  'ამასობაში ჩირი თბილ წყალში ჩაალბეთ.',
])('nothing is due the evening before: %s', (step) => {
  expect(kindsOf(step)).toEqual([]);
});

test('a marinade of half an hour in a step belongs to the day itself', () => {
  expect(aheadOf(dish({ steps: [{ description: 'Marinate the meat.', minutes: 30 }] }))).toEqual([]);
});

test('each kind is listed once, by the sentence with its duration', () => {
  const told = aheadOf(
    dish({
      steps: ['Drain the soaked beans. Add salt.'],
      Note: 'The 90 minutes do not count the soaking, 8 to 12 hours in cold water. Dress the beans warm.',
    }),
  );
  expect(told).toEqual([
    { kind: 'soak', text: 'The 90 minutes do not count the soaking, 8 to 12 hours in cold water.' },
  ]);
});

test('an ingredient’s note is shown with its name', () => {
  expect(aheadOf(dish({ note: 'dry, soaked overnight' }))).toEqual([
    { kind: 'soak', text: 'Chickpeas: dry, soaked overnight' },
  ]);
});

test('the seed’s recipes need the same in both languages', () => {
  const found = readdirSync('cms/seed/dishes').flatMap((file) => {
    const seed = JSON.parse(readFileSync(`cms/seed/dishes/${file}`, 'utf8'));
    return (['en', 'ka'] as const).flatMap((language) => {
      const { Steps, Note } = seed[language];
      const steps = Steps.map(({ description, minutes }: { description: string; minutes?: number }) => ({
        description,
        minutes: minutes ?? null,
      }));
      const kinds = aheadOf(dish({ steps, Note })).map(({ kind }) => kind);
      return kinds.length > 0 ? `${seed.slug} ${language}: ${kinds.join(' ')}` : [];
    });
  });
  expect(found).toEqual([
    'bean-salad-with-tuna en: soak',
    'bean-salad-with-tuna ka: soak',
    'beetroot-salad-with-prunes-and-walnuts en: prepare',
    'beetroot-salad-with-prunes-and-walnuts ka: prepare',
    'chickpeas-with-pumpkin-and-coconut-milk en: soak',
    'chickpeas-with-pumpkin-and-coconut-milk ka: soak',
    'hummus-with-vegetables en: soak',
    'hummus-with-vegetables ka: soak',
    'lobiani en: soak',
    'lobiani ka: soak',
    'lobio-in-a-clay-pot en: soak',
    'lobio-in-a-clay-pot ka: soak',
    'lobio-with-walnuts en: soak',
    'lobio-with-walnuts ka: soak',
    'satsivi en: chill prepare',
    'satsivi ka: chill prepare',
    'white-bean-soup-with-herbs en: soak',
    'white-bean-soup-with-herbs ka: soak',
  ]);
});
