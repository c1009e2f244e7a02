import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useSendReset } from '@/context/account/account';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { Done } from './Done';

const emailSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.emailSchema),
);

/** Asks for the email; the answer never reveals whether the account exists. */
export function ForgotForm() {
  const { t } = useTranslation('account');
  const sendReset = useSendReset();
  const [sentTo, setSentTo] = useState<string>();
  const submit = useFormSubmit(async ({ email }: { email: string }) => {
    await sendReset(email.trim());
    setSentTo(email.trim());
  });
  if (sentTo) {
    return (
      <Done title={t('forgot.sentTitle')} text={t('forgot.sentText', { email: sentTo })} isLetter>
        <LinkButton href="/user/login">{t('forgot.back')}</LinkButton>
      </Done>
    );
  }
  return (
    <Formik initialValues={{ email: '' }} validationSchema={emailSchema} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <TextField name="email" label={t('field.email')} type="email" autoComplete="username" isRequired />
        <SubmitButton className="w-100">{t('forgot.send')}</SubmitButton>
        <p className="mt-3">
          <Link href="/user/login">{t('forgot.back')}</Link>
        </p>
      </Form>
    </Formik>
  );
}
