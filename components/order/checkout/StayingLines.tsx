import { useTranslation } from 'next-i18next/pages';
import { STAY_REASONS, type StayingLine } from '@/lib/forms/order/fromList';
import css from './StayingLines.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

/** Lists the lines that cannot be ordered, grouped by reason. */
export function StayingLines({ staying }: { staying: readonly StayingLine[] }) {
  const { t } = useTranslation('order');
  const { name } = useOrderWords();
  if (staying.length === 0) return null;
  const reasons = STAY_REASONS.flatMap((why) => {
    const names = staying.filter((one) => one.why === why).map(name);
    return names.length > 0 ? [{ why, names: [...new Set(names)] }] : [];
  });
  return (
    <section className={css.staying} aria-labelledby="staying">
      <h3 id="staying">{t('staying.title')}</h3>
      <dl>
        {reasons.map(({ why, names }) => (
          <div key={why}>
            <dt>{t(`staying.${why}`)}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
