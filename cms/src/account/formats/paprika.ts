import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { cookMinutes } from '../../domain/dish/times';
import type { Language } from '../../domain/language';
import { linesWith } from './schema';
import type { PortableRecipe } from './portable';

const WORDS = {
  en: { hours: 'hr', minutes: 'min' },
  ka: { hours: 'სთ', minutes: 'წთ' },
} as const;
const packed = promisify<Buffer, Buffer>(gzip);

/** Makes a .paprikarecipe: gzipped JSON with its pictures in it as JPEGs, the first one first. */
export async function paprikaRecipe(recipe: PortableRecipe, pictures: readonly Buffer[]): Promise<Buffer> {
  const [first, ...others] = pictures.map((picture, at) => ({
    filename: `supra-${recipe.id}-${at + 1}.jpg`,
    name: String(at + 1),
    hash: sum(picture),
    data: picture.toString('base64'),
  }));
  const content = {
    uid: `supra-${recipe.id}`,
    name: recipe.Name,
    description: recipe.Description,
    ingredients: linesWith(recipe, (title) => `${title}:`).join('\n'),
    directions: recipe.Steps.join('\n\n'),
    notes: recipe.Note,
    servings: recipe.servingAmount ? String(recipe.servingAmount) : '',
    prep_time: timeOf(recipe.prepTime, recipe.language),
    cook_time: timeOf(cookMinutes(recipe), recipe.language),
    total_time: timeOf(recipe.TimeToCook, recipe.language),
    difficulty: '',
    rating: Math.round(recipe.rating ?? 0),
    source: '',
    source_url: recipe.sourceUrl,
    image_url: null,
    photo: first?.filename ?? null,
    photo_data: first?.data ?? null,
    photo_hash: first?.hash ?? null,
    photo_large: null,
    photos: others,
    categories: recipe.tags,
    nutritional_info: nutritionOf(recipe),
    created: recipe.createdAt.slice(0, 19).replace('T', ' '),
  };
  return packed(Buffer.from(JSON.stringify({ ...content, hash: sum(JSON.stringify(content)) })));
}

const sum = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').toUpperCase();

function timeOf(time: number | null, language: Language): string {
  if (!time) return '';
  const [hours, minutes] = [Math.floor(time / 60), time % 60];
  const words = WORDS[language];
  return [hours && `${hours} ${words.hours}`, minutes && `${minutes} ${words.minutes}`]
    .filter(Boolean)
    .join(' ');
}

const nutritionOf = ({ nutrition }: PortableRecipe): string =>
  nutrition
    ? `Calories: ${Math.round(nutrition.calories)}\nFat: ${Math.round(nutrition.fats)} g\nCarbohydrates: ${Math.round(nutrition.carbs)} g\nProtein: ${Math.round(nutrition.prots)} g`
    : '';
