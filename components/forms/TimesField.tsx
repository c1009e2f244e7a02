import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { FieldError } from './FieldError';
import type { FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface TimesFieldProps extends Omit<FieldText, 'hideLabel'> {
  readonly most: number;
  readonly words: {
    readonly time: (number: number) => string;
    readonly add: string;
    readonly remove: (number: number) => string;
    readonly removeTitle: (time: string) => string;
    readonly removeYes: string;
  };
}

/** Times of day, one per row; Formik holds their list. */
export function TimesField({ name, label, help, most, words, isRequired }: TimesFieldProps) {
  const { id, field, helpers, error } = useFieldState<readonly string[]>(name, { help, isRequired });
  const times = field.value ?? [];
  const confirm = useConfirm();
  const remove = async (index: number) => {
    const time = times[index] ?? '';
    const question = { title: words.removeTitle(time), confirmLabel: words.removeYes };
    if (!time || (await confirm(question))) set(times.filter((_, place) => place !== index));
  };
  const set = (next: readonly string[]) => helpers.setValue(next);
  // The error of the list itself is a single message; errors of its rows are an array.
  const [, { error: rows, touched }] = useField(name);
  const faultOf = (index: number): unknown => (touched && Array.isArray(rows) ? rows[index] : undefined);
  return (
    <fieldset className="field" aria-describedby={`${id}-error`}>
      <legend className="form-label">
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </legend>
      <div className="times-field">
        {times.map((time, index) => (
          <div key={index}>
            <div className="times-field-row">
              <input
                type="time"
                className={`form-control${faultOf(index) ? ' is-invalid' : ''}`}
                aria-label={words.time(index + 1)}
                aria-invalid={Boolean(error ?? faultOf(index))}
                aria-describedby={`${id}-${index}`}
                value={time}
                onChange={({ target }) =>
                  set(times.map((at, place) => (place === index ? target.value : at)))
                }
              />
              {times.length > 1 && (
                <Button icon={X} aria-label={words.remove(index + 1)} onClick={() => remove(index)} />
              )}
            </div>
            <FieldError id={`${id}-${index}`} error={faultOf(index)} />
          </div>
        ))}
        {times.length < most && (
          <Button tone="outline-primary" icon={Plus} onClick={() => set([...times, ''])}>
            {words.add}
          </Button>
        )}
      </div>
      {help && <div className="form-text">{help}</div>}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
