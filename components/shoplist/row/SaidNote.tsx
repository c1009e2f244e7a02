import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { ALERT_TIME } from '@/context/AlertContext';
import { useLanguage } from '@/context/LanguageContext';
import { formatRow } from '@/lib/format/bought';
import { lineName } from '@/lib/format/lineName';
import css from './SaidNote.module.scss';
import type { AddResult } from '@/components/shoplist/add/AddItem';

/** Shows the result of adding a line; it disappears after the same time as an alert. */
export function SaidNote({ said, onOver }: { said?: AddResult; onOver: () => void }) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => over(), ALERT_TIME);
    return () => clearTimeout(timer);
  }, [said]);
  const words = ({ item, how }: AddResult) => {
    const name = lineName(item, language);
    if (how === 'raised') return t('item.raised', { name, amount: formatRow(item, language) });
    return t(how === 'there' ? 'item.there' : 'item.added', { name });
  };
  return (
    <div role="status" className={css.note} data-shown={said !== undefined}>
      {said && <span>{words(said)}</span>}
    </div>
  );
}
