import Form from 'react-bootstrap/Form';
import { FieldFrame, type FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface TextAreaProps extends FieldText {
  readonly rows?: number;
  readonly placeholder?: string;
}

/** Text field of several lines; grows with the input if the browser can. */
export function TextAreaField({ rows = 3, placeholder, ...text }: TextAreaProps) {
  const { id, field, error, aria } = useFieldState<string>(text.name, text);
  return (
    <FieldFrame {...text} id={id} error={error}>
      <Form.Control
        as="textarea"
        className="grows"
        {...{ rows, placeholder }}
        {...field}
        {...aria}
        value={field.value ?? ''}
        isInvalid={Boolean(error)}
      />
    </FieldFrame>
  );
}
