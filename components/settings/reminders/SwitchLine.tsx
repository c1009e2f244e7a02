import { useId } from 'react';
import Form from 'react-bootstrap/Form';

interface SwitchLineProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Switch that takes effect at once, with its explanation below. */
export function SwitchLine({ label, help, isOn, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className="mb-mid">
      <Form.Check type="switch" id={id}>
        <Form.Check.Input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Form.Check.Label>{label}</Form.Check.Label>
      </Form.Check>
      <p id={`${id}-help`} className="form-text m-0">
        {help}
      </p>
    </div>
  );
}
