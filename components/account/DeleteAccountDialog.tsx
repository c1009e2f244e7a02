import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Loading, SkeletonText } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import {
  useDeleteAccount,
  useReauthMethod,
  useSendPhoneCode,
  type ReauthMethod,
} from '@/context/account/account';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { codeSchema, passwordSchema } from '@/lib/forms/account/schema';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';

const GOES = ['alone', 'medical', 'plans', 'shared', 'orders'] as const;

/** Dialog that lists the data to be deleted and kept, asks the user to sign in again, and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const readRoad = useReauthMethod();
  const [road, setRoad] = useState<ReauthMethod>();
  useEffect(() => {
    let isHere = true;
    readRoad().then(
      (found) => isHere && setRoad(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [readRoad]);
  return (
    <DialogFrame title={t('data.deleteTitle')} onClose={onClose} onBack={onClose}>
      <ul>
        {GOES.map((what) => (
          <li key={what}>{t(`data.goes.${what}`)}</li>
        ))}
      </ul>
      <p>
        <strong>{t('common:confirm.undo')}</strong>
      </p>
      {road ? (
        <RoadForm road={road} />
      ) : (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
    </DialogFrame>
  );
}

function RoadForm({ road }: { road: ReauthMethod }) {
  if (road.by === 'password') return <PasswordForm />;
  return road.by === 'phone' ? <PhoneForm phone={road.phone} /> : <ProviderForm road={road} />;
}

function DeleteButton() {
  const { t } = useTranslation('account');
  return <SubmitButton className="btn-danger">{t('data.deleteYes')}</SubmitButton>;
}

function PasswordForm() {
  const { t } = useTranslation('account');
  const deleteAccount = useDeleteAccount();
  const submit = useFormSubmit(({ password }: { password: string }) =>
    deleteAccount({ by: 'password', password }),
  );
  return (
    <Formik initialValues={{ password: '' }} validationSchema={passwordSchema} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <PasswordField name="password" label={t('data.password')} autoComplete="current-password" />
        <DeleteButton />
      </Form>
    </Formik>
  );
}

function ProviderForm({ road }: { road: Extract<ReauthMethod, { by: 'provider' }> }) {
  const { t } = useTranslation('account');
  const deleteAccount = useDeleteAccount();
  const submit = useFormSubmit<object>(() => deleteAccount(road));
  return (
    <Formik initialValues={{}} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <p>{t('data.provider')}</p>
        <DeleteButton />
      </Form>
    </Formik>
  );
}

function PhoneForm({ phone }: { phone: string }) {
  const { t } = useTranslation('account');
  const sendCode = useSendPhoneCode();
  const deleteAccount = useDeleteAccount();
  const place = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const submit = useFormSubmit(({ code }: { code: string }) =>
    deleteAccount({ by: 'phone', code: code.replace(/\s/g, '') }),
  );
  const send = () =>
    sendCode(phone, place.current as HTMLDivElement).then(
      () => setSent(true),
      () => undefined, // An alert already reports it.
    );
  if (!isSent)
    return (
      <>
        <p>{t('data.phone', { phone })}</p>
        <div ref={place} />
        <Button tone="outline-danger" onClick={send}>
          {t('phone.send')}
        </Button>
      </>
    );
  return (
    <Formik initialValues={{ code: '' }} validationSchema={codeSchema} onSubmit={submit}>
      <Form noValidate>
        <FormErrors />
        <CodeField />
        <DeleteButton />
      </Form>
    </Formik>
  );
}
