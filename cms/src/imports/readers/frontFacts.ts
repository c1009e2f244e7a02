import { isWebAddress } from '../../domain/text/address';
import { timesOf } from './apps/content';
import type { FrontMatter } from './frontMatter';
import { stepsFromText } from './markdown';
import type { Draft } from './recipe';
import { sectionsIn } from './sections';
import { servingsIn } from './yields';

const words = (source: string) => source.split(' ');
/** Names of facts in front matter and in column headers, without spaces and punctuation. */
export const FACTS = {
  name: words(
    'title name recipe recipename recipetitle dish სახელი დასახელება სათაური რეცეპტი название наименование рецепт блюдо назва',
  ),
  description: words('description summary excerpt introduction intro about აღწერა описание опис'),
  servings: words(
    'servings serves serving yield yields portions recipeyield makes people quantity ულუფა ულუფები პორცია პორციები რაოდენობა порции порций количествопорций выход порції',
  ),
  total: words(
    'totaltime time total duration timerequired readyin minutes საერთოდრო დრო მომზადებისდრო общеевремя время времяприготовления час',
  ),
  prep: words(
    'preptime prep preparationtime prepminutes timeprep მოსამზადებელიდრო времяподготовки подготовка',
  ),
  cook: words('cooktime cook cookingtime cookminutes timecook baketime ხარშვისდრო времяготовки'),
  ingredients: words(
    'ingredients ingredient ingredientlist recipeingredient recipeingredients ინგრედიენტები მასალა პროდუქტები ингредиенты состав продукты інгредієнти',
  ),
  steps: words(
    'directions instructions method steps preparation procedure recipeinstructions howto მომზადება მომზადებისწესი ნაბიჯები ინსტრუქცია приготовление способприготовления шаги инструкция инструкции приготування',
  ),
  tags: words(
    'tags tag keywords categories category course cuisine type meal diet ტეგები თეგები კატეგორია теги категория категории кухня мітки',
  ),
  author: words('author by chef ავტორი автор'),
  source: words(
    'source sourceurl url link originalurl originurl website publicurl წყარო ბმული источник ссылка джерело',
  ),
  image: words('image images cover picture photo photourl imageurl thumbnail banner სურათი фото изображение'),
  notes: words('notes note comments remarks შენიშვნა შენიშვნები заметки примечания примечание примітки'),
  rating: words('rating stars score შეფასება рейтинг оценка'),
  difficulty: words('difficulty level სირთულე сложность'),
  language: words('language lang locale ენა язык'),
} as const;

/** Adds the facts of the front matter to a recipe; they take precedence over the text. */
export function withFacts(draft: Draft, facts: FrontMatter['facts'], file: string): Draft {
  const all = (names: readonly string[]) => names.flatMap((name) => facts.get(name) ?? []);
  const said = (names: readonly string[]) => names.flatMap((name) => facts.get(name) ?? [])[0] ?? '';
  const servings = said(FACTS.servings);
  const times = timesOf(said(FACTS.total), said(FACTS.prep), said(FACTS.cook));
  const sources = all(FACTS.source);
  const [lines, steps] = [all(FACTS.ingredients), all(FACTS.steps)];
  const rating = Number(said(FACTS.rating));
  return {
    ...draft,
    ...times,
    Name: said(FACTS.name) || draft.Name || file.replace(/\.\w+$/, ''),
    Description: [said(FACTS.description), draft.Description].filter(Boolean).join('\n'),
    language: said(FACTS.language) || draft.language,
    servingAmount: servings ? servingsIn(servings) : draft.servingAmount,
    yield: servings || draft.yield,
    TimeToCook: times.TimeToCook ?? draft.TimeToCook,
    prepTime: times.prepTime ?? draft.prepTime,
    cookTime: times.cookTime ?? draft.cookTime,
    sections: draft.sections?.some((section) => section.lines.length > 0)
      ? draft.sections
      : sectionsIn(lines),
    steps: draft.steps?.length ? draft.steps : stepsFromText(steps.join('\n')),
    tags: all(FACTS.tags).map((tag) => tag.replace(/^#/, '')),
    author: said(FACTS.author),
    sourceUrl: sources.find(isWebAddress) ?? draft.sourceUrl,
    sourceName: sources.find((source) => !isWebAddress(source)),
    images: all(FACTS.image)
      .filter(isWebAddress)
      .map((url) => ({ url })),
    notes: [...(draft.notes ?? []), ...all(FACTS.notes)],
    rating: Number.isFinite(rating) ? rating : null,
    difficulty: said(FACTS.difficulty),
  };
}
