import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/components/forms/TextField';

/** Field for the code sent to the user's phone. */
export function CodeField() {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="code"
      label={t('field.code')}
      help={t('field.codeHelp')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      isRequired
    />
  );
}
