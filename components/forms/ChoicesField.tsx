import { ChoiceChip } from '@/components/ui/inputs/ChoiceChip';
import type { Choice } from './SelectField';
import { FieldNotes } from './FieldNotes';
import type { FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface ChoicesFieldProps extends Omit<FieldText, 'hideLabel'> {
  readonly options: readonly Choice[];
}

/** Choice of several options as chips; Formik holds their list in the order of the options. */
export function ChoicesField({ options, name, label, help, className }: ChoicesFieldProps) {
  const { id, field, helpers, error, aria } = useFieldState<readonly string[]>(name, { help });
  const chosen = field.value ?? [];
  const toggle = (value: string) => {
    const isIn = chosen.includes(value);
    helpers.setValue(
      options.map((option) => option.value).filter((at) => (at === value ? !isIn : chosen.includes(at))),
    );
  };
  return (
    <fieldset
      className={className ? `field ${className}` : 'field'}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="form-label">{label}</legend>
      <div className="chips">
        {options.map(({ value, label: word }) => (
          <ChoiceChip
            key={value}
            label={word}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            onBlur={() => helpers.setTouched(true)}
          />
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
