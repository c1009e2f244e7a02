import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';

type Values = Readonly<Record<string, string | number>>;
/** Texts that say a fault, each with its namespace; the first that exists counts. */
interface Said {
  readonly keys: readonly string[];
  readonly values?: Values;
}
/** A fault of one field: a key of `validation`; without one that has a text it is said to be incorrect. */
interface FieldSaid {
  readonly key?: string;
  readonly values?: Values;
}

/** Says a fault in words, of a whole call or of one field. */
export function useFaultText() {
  const { t } = useTranslation('common');
  return useMemo(() => {
    // the CMS names the texts, so that the types of the locales cannot know them
    const said = ({ keys, values }: Said): string => String(t(keys as never, values as never));
    const fieldSaid = ({ key, values }: FieldSaid): string =>
      said({ keys: [`validation:${key ?? 'incorrect'}`, 'validation:incorrect'], values });
    return { said, fieldSaid };
  }, [t]);
}
