import { isOneOf } from './isOneOf';

export const LANGUAGES = ['en', 'ka'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Checks whether a value is one of the two languages; callers treat anything else as the default. */
export const isLanguage = (value: unknown): value is Language => isOneOf(LANGUAGES, value);
