import { useTranslation } from 'next-i18next/pages';
import { fastOn } from '@/lib/domain/planning/fasts/fasting';
import type { Day } from '@/lib/domain/time/day';
import css from './ProposalView.module.scss';

/** Names the fast of a day and what the Church's calendar allows on it; shows nothing on other days. */
export function FastNote({ day }: { readonly day: Day }) {
  const { t } = useTranslation('fill');
  const { name, degree } = fastOn(day);
  if (name === null || degree === 'free') return null;
  return (
    <p className={css.fast}>
      {t('fast.said', { name: t(`fast.name.${name}`), degree: t(`fast.degree.${degree}`) })}
    </p>
  );
}
