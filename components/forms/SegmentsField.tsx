import { Check } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import type { FieldText } from './FieldFrame';
import { FieldNotes } from './FieldNotes';
import css from './SegmentsField.module.scss';
import type { Choice } from './SelectField';
import { useFieldState } from './useFieldState';

interface SegmentsFieldProps extends FieldText {
  readonly options: readonly Choice[];
}

/** Choice between two or three options side by side, made with one press. */
export function SegmentsField({ options, hideLabel, ...text }: SegmentsFieldProps) {
  const { id, field, error, aria } = useFieldState<string>(text.name, text);
  return (
    <fieldset className={`field ${css.field}`} aria-describedby={aria['aria-describedby']}>
      <legend className={hideLabel ? 'visually-hidden' : 'form-label'}>{text.label}</legend>
      <div className={css.segments}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              className="visually-hidden"
              {...field}
              value={value}
              checked={field.value === value}
            />
            <Icon of={Check} />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={text.help} error={error} />
    </fieldset>
  );
}
