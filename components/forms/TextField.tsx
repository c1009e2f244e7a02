import type { ComponentProps } from 'react';
import Form from 'react-bootstrap/Form';
import { FieldFrame, type FieldText } from './FieldFrame';
import { useFieldState } from './useFieldState';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoFocus' | 'list' | 'lang' | 'dir'
>;

/** Text field of one line. */
export function TextField({
  name,
  label,
  help,
  isRequired,
  hideLabel,
  className,
  ...input
}: FieldText & InputProps) {
  const { id, field, error, aria } = useFieldState<string>(name, { help, isRequired });
  return (
    <FieldFrame {...{ id, name, label, help, isRequired, hideLabel, className, error }}>
      <Form.Control {...input} {...field} {...aria} value={field.value ?? ''} isInvalid={Boolean(error)} />
    </FieldFrame>
  );
}
