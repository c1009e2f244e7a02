import type { DishImage } from '../../domain/dish/record';
import type { Visibility } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import type { Exercise } from '../../domain/exercise/record';
import { numberOf, type Typed } from '../typed';

/** Values of the exercise form; a number is text until it is valid. */
export interface ExerciseValues {
  readonly Name: string;
  readonly Description: string;
  readonly language: Language;
  readonly youtubeLink: string;
  readonly duration: Typed;
  readonly burnedCalories: Typed;
  readonly tag: string;
  readonly Images: readonly DishImage[];
  readonly visibility: Visibility;
}

export const exerciseValues = (exercise: Partial<Exercise>, language: Language): ExerciseValues => ({
  Name: exercise.Name ?? '',
  Description: exercise.Description ?? '',
  language: exercise.language ?? language,
  youtubeLink: exercise.youtubeLink ?? '',
  duration: exercise.duration ?? null,
  burnedCalories: exercise.burnedCalories ?? null,
  tag: exercise.tag ?? '',
  Images: exercise.Images ?? [],
  visibility: exercise.visibility ?? 'private',
});

/** Converts the form for the CMS; an empty field becomes null. */
export const exerciseInput = ({ Images, ...values }: ExerciseValues) => ({
  ...values,
  Name: values.Name.trim(),
  Description: values.Description.trim() || null,
  youtubeLink: values.youtubeLink.trim() || null,
  duration: numberOf(values.duration),
  burnedCalories: numberOf(values.burnedCalories),
  tag: values.tag.trim() || null,
  Images: Images.map(({ id }) => id),
});

export type ExerciseInput = ReturnType<typeof exerciseInput>;
