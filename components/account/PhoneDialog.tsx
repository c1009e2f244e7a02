import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { useIsLocal, useSendPhoneCode, useSignIn } from '@/context/account/account';
import { cleanPhone } from '@/lib/domain/text/phone';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { codeSchema, phoneSchema } from '@/lib/forms/account/schema';
import { CodeField } from './CodeField';

/** Dialog to sign in by phone: first the number, then the code sent to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <DialogFrame title={t('phone.title')} onClose={onClose} onBack={onClose}>
      {sentTo ? (
        <CodeForm phone={sentTo} onOther={() => setSentTo(undefined)} />
      ) : (
        <NumberForm onSent={setSentTo} />
      )}
    </DialogFrame>
  );
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useTranslation('account');
  const sendCode = useSendPhoneCode();
  const place = useRef<HTMLDivElement>(null);
  const submit = useFormSubmit(async ({ phone }: { phone: string }) => {
    const number = cleanPhone(phone);
    await sendCode(number, place.current as HTMLDivElement);
    onSent(number);
  });
  return (
    <Formik initialValues={{ phone: '' }} validationSchema={phoneSchema} onSubmit={submit}>
      <Form noValidate>
        <p>{t('phone.text')}</p>
        <FormErrors />
        <TextField
          name="phone"
          label={t('field.phone')}
          help={t('field.phoneHelp')}
          type="tel"
          autoComplete="tel"
          isRequired
        />
        <div ref={place} />
        <SubmitButton className="w-100">{t('phone.send')}</SubmitButton>
      </Form>
    </Formik>
  );
}

function CodeForm({ phone, onOther }: { phone: string; onOther: () => void }) {
  const { t } = useTranslation('account');
  const isLocal = useIsLocal();
  const signIn = useSignIn();
  const submit = useFormSubmit(({ code }: { code: string }) =>
    signIn({ by: 'phone', code: code.replace(/\s/g, '') }),
  );
  return (
    <Formik initialValues={{ code: '' }} validationSchema={codeSchema} onSubmit={submit}>
      <Form noValidate>
        <p>{t('phone.codeText', { phone })}</p>
        {isLocal && <p className="text-body-secondary">{t('phone.local')}</p>}
        <FormErrors />
        <CodeField />
        <SubmitButton className="w-100">{t('phone.button')}</SubmitButton>
        <Button tone="link" onClick={onOther}>
          {t('phone.other')}
        </Button>
      </Form>
    </Formik>
  );
}
