import { useTranslation } from 'next-i18next/pages';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import type { ShopList } from '@/lib/domain/shoplist/types';

interface ListFieldProps {
  readonly lists: readonly ShopList[];
  /** Id of the list; 0 stands for a new one. */
  readonly value: number;
  readonly onChange: (list: number) => void;
}

/** Selects the list that something is added to, or a new one. */
export function ListField({ lists, value, onChange }: ListFieldProps) {
  const { t } = useTranslation('shoplist');
  return (
    <LabelledSelect
      label={t('plan.list')}
      value={value}
      options={[
        ...lists.map((one) => ({ value: one.id, label: one.Name })),
        { value: 0, label: t('plan.new') },
      ]}
      onChange={onChange}
    />
  );
}
