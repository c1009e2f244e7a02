import Form from 'react-bootstrap/Form';
import { FieldError } from './FieldError';
import type { FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

/** Yes or no. */
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
      {help && (
        <div id={`${id}-help`} className="form-text">
          {help}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
