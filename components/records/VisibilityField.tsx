import { Globe, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VISIBILITIES, type Visibility } from '@/lib/domain/dish/types';
import css from './VisibilityField.module.scss';

const ICONS = { public: Globe, private: Lock } as const;

interface VisibilityFieldProps {
  /** Namespace of the texts. */
  readonly kind: 'dish' | 'mealplan';
  readonly legend: string;
  readonly value: Visibility;
  readonly onChange: (visibility: Visibility) => void;
}

/** Selects a record's visibility, with an explanation of each choice. */
export function VisibilityField({ kind, legend, value, onChange }: VisibilityFieldProps) {
  const { t } = useTranslation([kind, 'common']);
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className="form-label">{legend}</legend>
      {VISIBILITIES.map((visibility) => {
        const icon = ICONS[visibility];
        return (
          <label key={visibility}>
            <input
              type="radio"
              name={name}
              className="form-check-input"
              checked={value === visibility}
              onChange={() => onChange(visibility)}
            />
            <Icon of={icon} />
            <span>
              {t(`${kind}:visibility.${visibility}`)}
              <small>{t(`${kind}:visibility.${visibility}Help`)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
