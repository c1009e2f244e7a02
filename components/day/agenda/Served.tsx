import { UserMinus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { leftoversIn, servingsOf } from '@/lib/domain/mealplan/eaten';
import { hasTable, readerServings } from '@/lib/domain/mealplan/figures/share';
import { platesOf } from '@/lib/domain/mealplan/plates/plates';
import { hasShares } from '@/lib/domain/mealplan/plates/without';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';
import type { Table } from '@/components/day/sums/usePlanSums';
import { useEaterName } from '@/components/day/useEaterName';
import { usePlateWords } from '@/components/day/usePlateWords';

interface ServedProps {
  readonly entry: PlanEntry;
  readonly table: Table;
}

/** Shows the quantity: servings for the table and the reader, or an amount, and the eaters who skip the entry. */
export function Served({ entry, table }: ServedProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { person } = useAuth();
  const nameOf = useEaterName();
  const { eaters, parts, days } = table;
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  if (entry.kind === 'text') return null;
  if (entry.kind === 'product') {
    const pieceName = entry.product ? parts.products[entry.product]?.pieceName : undefined;
    return (
      <span>{formatAmount(entry.amount ?? 0, entry.unit ?? 'gr', language, { short: true, pieceName })}</span>
    );
  }
  if (eaters.length > 1 && hasShares(entry, eaters)) return <ServedPlates entry={entry} table={table} />;
  const servings = servingsOf(entry, eaters, leftoversIn(days));
  const own = readerServings(entry, table, person?.id);
  // Readers without access to the names see no absent eaters.
  const isNamed = eaters.some(({ Name }) => Name);
  const absent = eaters.flatMap((eater, at) =>
    isNamed && entry.out?.includes(eater.key) ? [nameOf(eater, at)] : [],
  );
  const isPlain = servings === 1 && !hasTable(eaters);
  return (
    <>
      {!isPlain && <span>{t('entry.servings', { count: servings, value: number(servings) })}</span>}
      {hasTable(eaters) && person && own > 0 && own !== 1 && own !== servings && (
        <span>{t('entry.own', { value: number(own) })}</span>
      )}
      {absent.length > 0 && (
        <span>
          <Icon of={UserMinus} size={14} />
          {t('entry.without', { names: absent.join(', ') })}
        </span>
      )}
    </>
  );
}

/** Shows the reader's own plate of an entry with shares, then those of the others at the table. */
function ServedPlates({ entry, table }: ServedProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { person } = useAuth();
  const wordsOf = usePlateWords();
  const { eaters, days } = table;
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  const servings = servingsOf(entry, eaters, leftoversIn(days));
  const isOwn = eaters.some(({ user }) => person !== null && user === person.id);
  const own = isOwn ? readerServings(entry, table, person?.id) : 0;
  const isNamed = eaters.some(({ Name }) => Name);
  const others = platesOf(entry, eaters).filter(({ eater }) => own === 0 || eater.user !== person?.id);
  return (
    <>
      {own > 0 ? (
        <span>{t('entry.plate', { value: number(own), of: number(servings) })}</span>
      ) : (
        <span>{t('entry.servings', { count: servings, value: number(servings) })}</span>
      )}
      {isNamed && others.length > 0 && <span>{wordsOf(others)}</span>}
    </>
  );
}
