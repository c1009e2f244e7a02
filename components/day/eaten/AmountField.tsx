import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import InputGroup from 'react-bootstrap/InputGroup';

interface AmountFieldProps {
  readonly text: string;
  readonly isWrong: boolean;
  /** Unit shown after the number. */
  readonly unit?: string;
  readonly onType: (text: string) => void;
}

/** Field for an amount, typed with a comma, a point or a fraction. */
export function AmountField({ text, isWrong, unit, onType }: AmountFieldProps) {
  const { t } = useTranslation('eaten');
  const id = useId();
  const input = (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      className={`form-control${isWrong ? ' is-invalid' : ''}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id} className="form-label">
        {t('amount.label')}
      </label>
      {unit ? (
        <InputGroup>
          {input}
          <InputGroup.Text>{unit}</InputGroup.Text>
        </InputGroup>
      ) : (
        input
      )}
      {isWrong && (
        <div id={`${id}-error`} role="alert">
          {t('amount.wrong')}
        </div>
      )}
    </div>
  );
}
