import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { useChooseLanguage } from '@/context/account/useChooseLanguage';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { Flag } from './Flag';

/** Text beside the flags (GB and GE), the same in both languages. */
const SHORT: Readonly<Record<Language, string>> = { en: 'EN', ka: 'ქარ' };

/** Shows both languages side by side; the chosen one is pressed. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div role="group" aria-label={t('language.label')} className="language-toggle">
      {LANGUAGES.map((at) => (
        <button
          key={at}
          type="button"
          lang={at}
          aria-pressed={at === language}
          title={t(`language.${at}`)}
          onClick={() => choose(at)}
        >
          <Flag language={at} />
          {SHORT[at]}
        </button>
      ))}
    </div>
  );
}
