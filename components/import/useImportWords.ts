import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { ImportRecipe, ImportWarning } from '@/lib/domain/import/record';
import { formatMinutes } from '@/lib/format/time';

/** Returns functions that translate the keys the server uses for an import. */
export function useImportWords() {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  // The server sends the text keys, so the types of the locales cannot know them.
  const said = (keys: readonly string[]): string => String(t(keys as never));
  return {
    faultSaid: (key: string) => said([`fault.${key}`, 'fault.other']),
    warningSaid: ({ key }: ImportWarning) => said([`warning.${key}`, 'warning.other']),
    collectionSaid: (collection: string) => said([`collection.${collection}`, 'collection.other']),
    factsOf: ({ servingAmount, TimeToCook, prepTime = null, ingredients, Steps, images }: ImportRecipe) =>
      [
        servingAmount !== null && t('row.servings', { count: servingAmount }),
        TimeToCook !== null && formatMinutes(TimeToCook, language),
        prepTime !== null && t('row.prep', { time: formatMinutes(prepTime, language) }),
        t('row.lines', { count: ingredients.length }),
        t('row.steps', { count: Steps.length }),
        images.length > 0 && t('row.pictures', { count: images.length }),
      ]
        .filter((fact) => typeof fact === 'string')
        .map((fact) => fact.replaceAll(' ', '\u00A0')) // Keeps a number beside its word.
        .join(' · '),
  };
}
