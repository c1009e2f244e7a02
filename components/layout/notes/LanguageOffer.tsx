import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { useChooseLanguage } from '@/context/account/useChooseLanguage';
import { prefersGeorgian } from '@/lib/i18n/preferred';

const never = () => () => undefined;
const onServer = () => undefined;

/**
 * Offers Georgian, in Georgian, to those whose browser prefers it and who have not chosen yet; English stays the default.
 * It lies in every page as it is sent, its words alike in both languages, and is shown by the script in the head, so that
 * nothing moves once it is known.
 */
export function LanguageOffer() {
  const { t } = useTranslation();
  const { isChosen } = useLanguage();
  const choose = useChooseLanguage();
  const isWanted = useSyncExternalStore<boolean | undefined>(never, prefersGeorgian, onServer);
  if (isChosen || isWanted === false) return null;
  return (
    <div className={`note note-offer${isWanted ? '' : ' note-pending'}`} lang="ka">
      <span>{t('language.offer')}</span>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => choose('ka')}>
        {t('language.accept')}
      </button>
      <button type="button" className="btn btn-sm btn-link" onClick={() => choose('en')}>
        {t('language.keep')}
      </button>
    </div>
  );
}
