import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import { standingOf, type Result } from '@/lib/domain/doctor/results';
import { formatNumber } from '@/lib/format/number';
import css from './ResultsTable.module.scss';

const DIGITS = { digits: 3 };

/** Returns a function that formats a range: "120 – 160", "up to 5", or undefined. */
export function useRangeText() {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language, DIGITS);
  return ({ low, high }: Pick<Result, 'low' | 'high'>): string | undefined => {
    const hasLow = typeof low === 'number';
    const hasHigh = typeof high === 'number';
    if (hasLow && hasHigh) return t('chart.between', { low: number(low), high: number(high) });
    if (hasLow) return t('chart.from', { low: number(low) });
    return hasHigh ? t('chart.to', { high: number(high) }) : undefined;
  };
}

/** Table of values with their ranges; a value outside its range is marked by an icon and a word. */
export function ResultsTable({ caption, results }: { caption: string; results: readonly Result[] }) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const range = useRangeText();
  if (results.length === 0) return null;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('result.parameter')}</th>
          <th scope="col">{t('result.value')}</th>
          <th scope="col">{t('result.range')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.key}>
            <th scope="row">{result.parameter}</th>
            <td>
              <span className={css.value}>
                {formatNumber(result.value, language, DIGITS)} {result.unit}
              </span>
              <Standing result={result} />
            </td>
            <td>{range(result) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standing({ result }: { result: Result }) {
  const { t } = useTranslation('doctor');
  const standing = standingOf(result);
  if (standing === 'unknown') return null;
  if (standing === 'within')
    return (
      <Tag tone="success" icon={Check}>
        {t('result.within')}
      </Tag>
    );
  return (
    <Tag tone="attention" icon={standing === 'below' ? ArrowDown : ArrowUp}>
      {t(`result.${standing}`)}
    </Tag>
  );
}
