import { useTranslation } from 'next-i18next/pages';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import type { ShopList } from '@/lib/domain/shoplist/types';

interface ListFieldProps {
  readonly lists: readonly ShopList[];
  /** 0 stands for a list that is made for it. */
  readonly value: number;
  readonly onChange: (list: number) => void;
}

/** Which list something is added to, or a new one. */
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
