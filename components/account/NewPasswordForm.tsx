import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useResetPassword } from '@/context/account/account';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { PASSWORD_MIN } from '@/lib/domain/limits';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { Done } from './Done';
import { PasswordField } from './PasswordField';

const newPasswordSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.newPasswordSchema),
);

export function NewPasswordForm({ code }: { code: string }) {
  const { t } = useTranslation(['account', 'common']);
  const resetPassword = useResetPassword();
  const [isDone, setDone] = useState(false);
  const submit = useFormSubmit(async ({ password }: { password: string }) => {
    await resetPassword(code, password);
    setDone(true);
  });
  if (isDone) {
    return (
      <Done title={t('action.resetDone')} text={t('action.resetDoneText')}>
        <LinkButton href="/user/login" tone="primary">
          {t('common:action.signIn')}
        </LinkButton>
      </Done>
    );
  }
  return (
    <Formik initialValues={{ password: '' }} validationSchema={newPasswordSchema} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <PasswordField
          name="password"
          label={t('field.passwordNew')}
          help={t('field.passwordHelp', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <SubmitButton className="w-100">{t('action.resetButton')}</SubmitButton>
      </Form>
    </Formik>
  );
}
