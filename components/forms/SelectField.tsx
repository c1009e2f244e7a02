import Form from 'react-bootstrap/Form';
import { FieldFrame, type FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
interface SelectFieldProps extends FieldText {
  readonly options: readonly Choice[];
  /** Label of the first row, which selects nothing. */
  readonly emptyLabel?: string;
}

/** Choice of one value from a select. */
export function SelectField({ options, emptyLabel, ...text }: SelectFieldProps) {
  const { id, field, error, aria } = useFieldState<string>(text.name, text);
  return (
    <FieldFrame {...text} id={id} error={error}>
      <Form.Select {...field} {...aria} value={field.value ?? ''} isInvalid={Boolean(error)}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Form.Select>
    </FieldFrame>
  );
}
