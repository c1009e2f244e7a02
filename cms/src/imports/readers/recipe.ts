import { LIMITS } from '../../domain/limits';
import { isWebAddress } from '../../domain/text/address';
import type { ImageRef, ReadRecipe, ReadSection, Warning } from '../types';
import { languageOf } from './language';
import { noteOf, type Remarks } from './note';
import { plainLine, plainText } from './plain';
import { finishedSteps, type Instruction } from './steps';

/** What a reader found; texts may still be HTML, and all may be missing. */
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
  readonly rating?: number | null;
  readonly sourceUrl?: string;
}

const length = (text: string) => [...text].length;

/** A reader's finds as a recipe: plain texts, its language, and what has to be mended before it is taken. */
export function finished(draft: Draft): ReadRecipe {
  const Name = plainLine(draft.Name ?? '');
  const Description = plainText(draft.Description ?? '');
  const sections = (draft.sections ?? [])
    .map(({ title, lines }) => ({ title: plainLine(title), lines: lines.map(plainLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
  const Steps = finishedSteps(draft.steps ?? []);
  const text = [
    Name,
    ...sections.flatMap(({ lines }) => lines),
    ...Steps.map(({ description }) => description),
  ];
  const language = languageOf(text.length > 1 ? text.join('\n') : `${Name}\n${Description}`, draft.language);
  const sourceUrl = (draft.sourceUrl ?? '').trim();
  const recipe = {
    uid: draft.uid || null,
    Name,
    Description,
    Note: noteOf(draft, language, sourceUrl),
    language,
    servingAmount: draft.servingAmount ?? null,
    TimeToCook: draft.TimeToCook ?? null,
    sections,
    Steps,
    images: unique(draft.images ?? []),
    tags: tagsOf(draft.tags ?? []),
    rating: ratingOf(draft.rating),
    sourceUrl: isWebAddress(sourceUrl) && sourceUrl.length <= LIMITS.url.max ? sourceUrl : '',
  };
  return { ...recipe, warnings: warningsOf(recipe) };
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

/** One to five; sources write 0 where nobody has rated. */
const ratingOf = (rating: number | null | undefined): number | null =>
  rating && rating > 0 && rating <= 5 ? rating : null;

function warningsOf(recipe: Omit<ReadRecipe, 'warnings'>): Warning[] {
  const { Name, sections, Steps } = recipe;
  const lines = sections.reduce((count, section) => count + section.lines.length, 0);
  const all: (Warning | false)[] = [
    length(Name) < LIMITS.name.min && { path: ['Name'], key: 'nameShort' },
    length(Name) > LIMITS.name.max && { path: ['Name'], key: 'nameLong' },
    length(recipe.Description) > LIMITS.description.max && { path: ['Description'], key: 'descriptionLong' },
    length(recipe.Note) > LIMITS.note.max && { path: ['Note'], key: 'noteLong' },
    lines === 0 && { path: ['sections'], key: 'linesNone' },
    lines > LIMITS.ingredients.max && { path: ['sections'], key: 'linesMany' },
    Steps.length === 0 && { path: ['Steps'], key: 'stepsNone' },
    Steps.length > LIMITS.steps.max && { path: ['Steps'], key: 'stepsMany' },
    ...Steps.map(
      ({ description }, at) =>
        length(description) > LIMITS.step.max && { path: ['Steps', at], key: 'stepLong' },
    ),
  ];
  return all.filter((warning) => warning !== false);
}
