import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes';

export interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  /** Hides the label from sight (never from screen readers) if the context names the field. */
  readonly hideLabel?: boolean;
  readonly className?: string;
}

interface FieldFrameProps extends FieldText {
  readonly id: string;
  readonly error?: unknown;
  readonly children: ReactNode;
}

/** Ties together the label, control, help and error of one field for screen readers. */
export function FieldFrame({
  id,
  label,
  help,
  isRequired,
  hideLabel,
  className,
  error,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-label'}>
        {label}
        {isRequired && (
          <span className="field-required" title={t('state.required')} aria-hidden>
            {'\u00a0*'}
          </span>
        )}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
