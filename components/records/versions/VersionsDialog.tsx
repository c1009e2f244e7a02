import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { proposedSides, type Difference, type Side, type Sides } from '@/lib/forms/versions/fields';
import css from './VersionsDialog.module.scss';

const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

interface VersionsDialogProps<Field extends string> {
  readonly text?: string;
  readonly found: readonly Difference<Field>[];
  readonly label: (field: Field) => string;
  /** Renders one field of one version. */
  readonly show: (field: Field, side: Side) => ReactNode;
  readonly onResolve: (sides: Sides<Field>) => void;
  readonly onBack: () => void;
}

/**
 * Dialog for a record that was saved elsewhere meanwhile: shows both versions, and the person chooses field by field.
 */
export function VersionsDialog<Field extends string>(props: VersionsDialogProps<Field>) {
  const { text, label, show, onResolve, onBack } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const [found] = useState(props.found);
  const [sides, setSides] = useState(() => proposedSides(found));
  const open = found.filter(({ field }) => !sides[field]).length;
  return (
    <DialogFrame
      title={t('versions.title')}
      size="xl"
      onClose={onBack}
      onBack={onBack}
      aside={open > 0 && <p className="mb-0 text-attention">{t('versions.open', { count: open })}</p>}
      footer={
        <Button tone="primary" disabled={open > 0} onClick={() => onResolve(sides)}>
          {t('versions.save')}
        </Button>
      }
    >
      <p>{text ?? t('versions.text')}</p>
      <div className={css.versions}>
        {found.map(({ field, changedBy }) => (
          <fieldset key={field} className={css.difference}>
            <legend>
              {label(field)} <small>{t(`versions.by.${changedBy}`)}</small>
            </legend>
            {SIDES.map((side) => (
              <label key={side} data-chosen={sides[field] === side}>
                <span>
                  <input
                    type="radio"
                    className="form-check-input"
                    name={`${id}-${field}`}
                    checked={sides[field] === side}
                    onChange={() => setSides((now) => ({ ...now, [field]: side }))}
                  />
                  {t(`versions.${side}`)}
                </span>
                {show(field, side)}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </DialogFrame>
  );
}
