import Form from 'react-bootstrap/Form';
import { FieldNotes } from './FieldNotes';
import type { FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

/** Checkbox for yes or no. */
export function CheckboxField({ name, label, help, className, isRequired }: Omit<FieldText, 'hideLabel'>) {
  const { id, field, error, aria } = useFieldState<boolean>(name, { help, isRequired });
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <Form.Check>
        <Form.Check.Input
          {...aria}
          type="checkbox"
          name={field.name}
          checked={Boolean(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          isInvalid={Boolean(error)}
        />
        <Form.Check.Label htmlFor={id}>{label}</Form.Check.Label>
      </Form.Check>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
