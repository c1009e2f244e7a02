import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useHasAnything } from '@/context/pantry/pantry';
import { useLanguage } from '@/context/LanguageContext';
import type { AtHome } from '@/lib/domain/dish/record';
import { productName } from '@/lib/domain/product/record';
import { formatAmount } from '@/lib/format/amount';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import fromHome from '@/locales/en/fromHome.json';

interface TakeProps {
  readonly isOn: boolean;
  /** Things to be taken out; undefined until known. */
  readonly takes: AtHome['takes'] | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** Checkbox that takes the cooked ingredients out of the pantry; hidden while the pantry is empty. */
function Choice({ isOn, takes, onChange }: TakeProps) {
  const { t } = useTranslation('fromHome');
  const { language } = useLanguage();
  const id = useId();
  if (!useHasAnything()) return null;
  const things = takes?.map(({ Name, NameKa, pieceName, amount, unit }) => {
    const much = formatAmount(amount, unit ?? 'Piece', language, { pieceName, short: true });
    return `${productName({ Name, NameKa }, language)} −${much}`;
  });
  return (
    <div className="form-check">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isOn}
        aria-describedby={things && `${id}-things`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        {t('take')}
      </label>
      {things && (
        <p id={`${id}-things`} className="form-text mb-0">
          {things.length > 0 ? things.join(', ') : t('takesNothing')}
        </p>
      )}
    </div>
  );
}

export const TakeFromHome = withNamespaces(Choice, { fromHome });
