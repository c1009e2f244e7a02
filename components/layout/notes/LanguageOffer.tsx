import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { useChooseLanguage } from '@/context/account/useChooseLanguage';
import { prefersGeorgian } from '@/lib/i18n/preferred';

const never = () => () => undefined;
const onServer = () => undefined;

/**
 * Offers Georgian, in Georgian, to people whose browser prefers it and who have not chosen a language; English stays
 * the default. The HTML of every page contains it, with the same words in both languages, and the script in the head
 * shows it, so that nothing shifts later.
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
      <Button size="sm" onClick={() => choose('ka')}>
        {t('language.accept')}
      </Button>
      <Button tone="link" size="sm" onClick={() => choose('en')}>
        {t('language.keep')}
      </Button>
    </div>
  );
}
