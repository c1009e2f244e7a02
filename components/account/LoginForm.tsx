import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { useSignIn } from '@/context/account/account';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { PasswordField } from './PasswordField';

const loginSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.loginSchema),
);

export function LoginForm() {
  const { t } = useTranslation(['account', 'common']);
  const signIn = useSignIn();
  const submit = useFormSubmit(({ email, password }: { email: string; password: string }) =>
    signIn({ by: 'password', email: email.trim(), password }),
  );
  return (
    <Formik initialValues={{ email: '', password: '' }} validationSchema={loginSchema} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <TextField name="email" label={t('field.email')} type="email" autoComplete="username" isRequired />
        <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
        <p className="text-end">
          <Link href="/user/forgot-password">{t('login.forgot')}</Link>
        </p>
        <SubmitButton className="w-100">{t('common:action.signIn')}</SubmitButton>
      </Form>
    </Formik>
  );
}
