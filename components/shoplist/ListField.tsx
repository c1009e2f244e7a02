import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
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
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="form-label">
        {t('plan.list')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {lists.map((one) => (
          <option key={one.id} value={one.id}>
            {one.Name}
          </option>
        ))}
        <option value={0}>{t('plan.new')}</option>
      </select>
    </div>
  );
}
