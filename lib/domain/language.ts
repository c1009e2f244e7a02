export const LANGUAGES = ['en', 'ka'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Whether `value` is one of the two languages; anything else is treated as the default. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
