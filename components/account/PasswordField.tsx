import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { FieldFrame } from '@/components/forms/FieldFrame';
import { useFieldState } from '@/components/forms/useFieldState';
import { Button } from '@/components/ui/inputs/Button';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Tells password managers whether the password is new. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that reveals the typed text. */
export function PasswordField({ name, label, help, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const { id, field, error, aria } = useFieldState<string>(name, { help, isRequired: true });
  const icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, name, label, help, error }} isRequired>
      <InputGroup>
        <Form.Control
          {...field}
          {...aria}
          value={field.value ?? ''}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          isInvalid={Boolean(error)}
        />
        <Button
          icon={icon}
          aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown((now) => !now)}
        >
          {t(isShown ? 'field.hide' : 'field.show')}
        </Button>
      </InputGroup>
    </FieldFrame>
  );
}
