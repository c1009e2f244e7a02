import { declaredDiets, declaredMeals } from '../../domain/dish/meals/declared';
import { cookMinutes, fitsPrep } from '../../domain/dish/times';
import { LIMITS } from '../../domain/limits';
import { isWebAddress } from '../../domain/text/address';
import type { ImageRef, ReadRecipe, ReadSection } from '../types';
import { languageOf } from './language';
import { noteOf, type Remarks } from './note';
import { plainLine, plainText } from './plain';
import { toSteps, type Instruction } from './steps';

/** Result of a reader; texts may still be HTML, and every field may be missing. */
export interface Draft extends Remarks {
  readonly uid?: string | null;
  readonly Name?: string;
  readonly Description?: string;
  readonly language?: string;
  readonly servingAmount?: number | null;
  readonly TimeToCook?: number | null;
  readonly sections?: readonly ReadSection[];
  readonly steps?: readonly Instruction[];
  readonly images?: readonly ImageRef[];
  readonly tags?: readonly string[];
  /** Meals and diets that the source states explicitly; otherwise they come from its tags. */
  readonly types?: ReadRecipe['types'];
  readonly diets?: ReadRecipe['diets'];
  readonly rating?: number | null;
  readonly sourceUrl?: string;
}

const length = (text: string) => [...text].length;

/** Converts a draft into a recipe with plain texts and a language. */
export function toRecipe(draft: Draft): ReadRecipe {
  const Name = plainLine(draft.Name ?? '');
  const Description = plainText(draft.Description ?? '');
  const sections = (draft.sections ?? [])
    .map(({ title, lines }) => ({ title: plainLine(title), lines: lines.map(plainLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
  const Steps = toSteps(draft.steps ?? []);
  const text = [
    Name,
    ...sections.flatMap(({ lines }) => lines),
    ...Steps.map(({ description }) => description),
  ];
  const language = languageOf(text.length > 1 ? text.join('\n') : `${Name}\n${Description}`, draft.language);
  const sourceUrl = (draft.sourceUrl ?? '').trim();
  const tags = tagsOf(draft.tags ?? []);
  const times = timesOf(draft);
  return {
    uid: draft.uid || null,
    Name,
    Description,
    Note: noteOf({ ...draft, ...unsaidTimes(draft, times) }, language, sourceUrl),
    language,
    servingAmount: draft.servingAmount ?? null,
    ...times,
    sections,
    Steps,
    images: unique(draft.images ?? []),
    tags,
    rating: ratingOf(draft.rating),
    sourceUrl: isWebAddress(sourceUrl) && sourceUrl.length <= LIMITS.url.max ? sourceUrl : '',
    types: draft.types ?? declaredMeals(tags),
    diets: draft.diets ?? declaredDiets(tags),
  };
}

type Times = Pick<ReadRecipe, 'TimeToCook' | 'prepTime'>;

/** Returns total and preparation time; a preparation longer than the total is dropped. */
function timesOf({ TimeToCook = null, prepTime = null }: Draft): Times {
  const { min, max } = LIMITS.prepMinutes;
  const isTime = Number.isInteger(prepTime) && Number(prepTime) >= min && Number(prepTime) <= max;
  return { TimeToCook, prepTime: isTime && fitsPrep({ TimeToCook, prepTime }) ? prepTime : null };
}

/** Returns the times that the recipe's fields do not express. */
function unsaidTimes({ prepTime, cookTime }: Draft, times: Times): Pick<Draft, 'prepTime' | 'cookTime'> {
  const isSaid = cookTime === cookMinutes(times) || cookTime === times.TimeToCook;
  return {
    prepTime: times.prepTime === null ? prepTime : null,
    cookTime: isSaid ? null : cookTime,
  };
}

const unique = (images: readonly ImageRef[]): ImageRef[] => [
  ...new Map(images.map((image) => [JSON.stringify(image), image])).values(),
];

function tagsOf(sources: readonly string[]): string[] {
  const tags = sources.flatMap((source) => plainLine(source).split(/\s*[,;|]\s*/)).filter(Boolean);
  const isFirst = (tag: string, at: number) =>
    tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at;
  return tags.filter((tag, at) => length(tag) <= LIMITS.tag.max && isFirst(tag, at));
}

/** Returns a rating from 1 to 5; sources write 0 for none. */
const ratingOf = (rating: number | null | undefined): number | null =>
  rating && rating > 0 && rating <= 5 ? rating : null;
