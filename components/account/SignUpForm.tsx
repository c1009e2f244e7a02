import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { useSignIn } from '@/context/account/account';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { PASSWORD_MIN } from '@/lib/domain/limits';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { PasswordField } from './PasswordField';
import { WithLinks } from './WithLinks';

const signUpSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.signUpSchema),
);

const BLANK = { Name: '', email: '', password: '' };

export function SignUpForm() {
  const { t } = useTranslation(['account', 'common']);
  const signIn = useSignIn();
  const submit = useFormSubmit(({ Name, email, password }: typeof BLANK) =>
    signIn({ by: 'signUp', name: Name.trim(), email: email.trim(), password }),
  );
  return (
    <Formik initialValues={BLANK} validationSchema={signUpSchema} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <TextField
          name="Name"
          label={t('field.name')}
          help={t('field.nameHelp')}
          autoComplete="name"
          isRequired
        />
        <TextField
          name="email"
          label={t('field.email')}
          help={t('signup.verifyNote')}
          type="email"
          autoComplete="username"
          isRequired
        />
        <PasswordField
          name="password"
          label={t('field.password')}
          help={t('field.passwordHelp', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <SubmitButton className="w-100">{t('common:action.signUp')}</SubmitButton>
        <p className="text-body-secondary mt-3">
          <WithLinks text={t('signup.agree')} links={{ terms: '/terms', privacy: '/privacy' }} />
        </p>
      </Form>
    </Formik>
  );
}
