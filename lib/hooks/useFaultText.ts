import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';

type Values = Readonly<Record<string, string | number>>;
/** Texts of a fault as keys with namespace; the first that exists counts. */
interface FaultTexts {
  readonly keys: readonly string[];
  readonly values?: Values;
}
/** Fault of one field, a key of `validation`; without a known text it reads "incorrect". */
interface FieldFaultText {
  readonly key?: string;
  readonly values?: Values;
}

/** Returns translators of faults, of a whole call or of one field. */
export function useFaultText() {
  const { t } = useTranslation('common');
  return useMemo(() => {
    // the CMS names these texts, so the types of the locales cannot know them
    const said = ({ keys, values }: FaultTexts): string => String(t(keys as never, values as never));
    const fieldSaid = ({ key, values }: FieldFaultText): string =>
      said({ keys: [`validation:${key ?? 'incorrect'}`, 'validation:incorrect'], values });
    return { said, fieldSaid };
  }, [t]);
}
