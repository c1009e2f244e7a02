import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useHasAnything } from '@/context/data/pantry';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import fromHome from '@/locales/en/fromHome.json';

interface TakeProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether what is cooked is taken out of what is at home; not asked where there is nothing. */
function Choice({ isOn, onChange }: TakeProps) {
  const { t } = useTranslation('fromHome');
  const id = useId();
  if (!useHasAnything()) return null;
  return (
    <div className="form-check">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        {t('take')}
      </label>
    </div>
  );
}

export const TakeFromHome = withNamespaces(Choice, { fromHome });
