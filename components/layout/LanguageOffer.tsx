import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { loadTexts } from '@/lib/i18n/namespaces';

/** Offers Georgian, in Georgian, to those whose browser prefers it and who have not chosen yet; English stays the default. */
export function LanguageOffer() {
  const { i18n } = useTranslation();
  const { setLanguage, isChosen } = useLanguage();
  const [words, setWords] = useState<{ t: TFunction<'common'> }>();

  useEffect(() => {
    if (isChosen || !prefersGeorgian()) return;
    const show = () => setWords({ t: i18n.getFixedT('ka', 'common') });
    // without a network nothing is offered
    loadTexts(i18n, 'ka', ['common']).then(show, () => undefined);
  }, [i18n, isChosen]);

  if (isChosen || !words) return null;
  const { t } = words;
  return (
    <div className="note" lang="ka">
      <span>{t('language.offer')}</span>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => setLanguage('ka')}>
        {t('language.accept')}
      </button>
      <button type="button" className="btn btn-sm btn-link" onClick={() => setLanguage('en')}>
        {t('language.keep')}
      </button>
    </div>
  );
}

const prefersGeorgian = (): boolean => /^ka\b/i.test(navigator.languages?.[0] ?? navigator.language);
