import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/components/forms/TextField';

/** The code that was sent to somebody's phone. */
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
