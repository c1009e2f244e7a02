import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { sinceLast, type SinceLast as Since } from '@/lib/domain/doctor/since';
import type { Examination } from '@/lib/domain/doctor/types';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import css from './SinceLast.module.scss';

const ICONS = { rose: TrendingUp, fell: TrendingDown, same: Minus } as const;

/** Describes the changes since the previous measurements. */
export function SinceLast({ examinations }: { examinations: readonly Examination[] }) {
  const { t } = useTranslation('doctor');
  const all = sinceLast(examinations);
  if (all.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="since-last">
      <h2 id="since-last">{t('since.title')}</h2>
      <ul>
        {all.map((one) => (
          <SinceRow key={one.key} of={one} />
        ))}
      </ul>
    </section>
  );
}

function SinceRow({ of }: { of: Since }) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language, { digits: 3 });
  const icon = ICONS[of.move];
  const to = [number(of.value), of.unit].filter(Boolean).join('\u00A0');
  const words = [
    t(`since.${of.move}`, { from: number(of.before.value), to }),
    of.standing !== 'unknown' && t(`since.${of.standing}`),
  ];
  return (
    <li data-standing={of.standing}>
      <Icon of={icon} size={20} />
      <p>
        <strong>{of.parameter}</strong> {words.filter(Boolean).join(', ')}.
        <small>
          {t('since.days', {
            from: formatDate(of.before.day, language, 'short'),
            to: formatDate(of.day, language, 'short'),
          })}
        </small>
      </p>
    </li>
  );
}
