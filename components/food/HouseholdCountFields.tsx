import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { MAX_OF_KIND, type HouseholdCounts as Counts } from '@/lib/domain/mealplan/household';
import css from './HouseholdCountFields.module.scss';

/** Fields for the number of adults and children at home; uses the texts of `welcome`. */
export function HouseholdCountFields({
  value,
  onChange,
}: {
  value: Counts;
  onChange: (value: Counts) => void;
}) {
  const { t } = useTranslation('welcome');
  return (
    <div className={css.counts}>
      <Count
        name={t('adults')}
        value={value.adults}
        least={1}
        onChange={(adults) => onChange({ ...value, adults })}
      />
      <Count
        name={t('children')}
        help={t('childrenHelp')}
        value={value.children}
        least={0}
        onChange={(children) => onChange({ ...value, children })}
      />
    </div>
  );
}

interface CountProps {
  readonly name: string;
  readonly help?: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}

function Count({ name, help, value, least, onChange }: CountProps) {
  const { t } = useTranslation('welcome');
  return (
    <div role="group" aria-label={name} className={css.count}>
      <span>
        {name}
        {help && <small>{help}</small>}
      </span>
      <Button
        icon={Minus}
        aria-label={t('fewer', { name })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      />
      <output>{value}</output>
      <Button
        icon={Plus}
        aria-label={t('more', { name })}
        disabled={value >= MAX_OF_KIND}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
