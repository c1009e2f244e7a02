import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { useSignIn, type PopupProvider } from '@/context/data/account';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { testAccountSchema } from '@/lib/validation/account';

const NAMES: Readonly<Record<PopupProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'Twitter',
};
const BLANK = { Name: '', email: '' };

interface TestAccountDialogProps {
  readonly provider: PopupProvider;
  readonly onClose: () => void;
}

/** In place of the provider's own window, which needs the internet: whoever one says one is. Local identity only. */
export function TestAccountDialog({ provider, onClose }: TestAccountDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const signIn = useSignIn();
  const submit = useFormSubmit(({ Name, email }: typeof BLANK) =>
    signIn({ by: 'testAccount', provider, name: Name.trim(), email: email.trim() }),
  );
  return (
    <Modal show onHide={onClose} centered aria-labelledby="test-account-title">
      <Formik initialValues={BLANK} validationSchema={testAccountSchema} onSubmit={submit}>
        <Form noValidate>
          <Modal.Header>
            <Modal.Title id="test-account-title" as="h2">
              {t('testAccount.title')}
            </Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <p>{t('testAccount.text', { provider: NAMES[provider] })}</p>
            <FormErrors />
            <TextField name="Name" label={t('field.name')} isRequired />
            <TextField name="email" label={t('field.email')} type="email" isRequired />
          </Modal.Body>
          <Modal.Footer>
            <Button variant="outline-secondary" onClick={onClose}>
              {t('common:action.back')}
            </Button>
            <SubmitButton>{t('testAccount.button')}</SubmitButton>
          </Modal.Footer>
        </Form>
      </Formik>
    </Modal>
  );
}
