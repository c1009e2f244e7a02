import { Form, Formik, type FormikValues } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { FormVersions, type FormVersionsWords } from '@/components/versions/FormVersions';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';

interface FormDialogProps<Values extends object> {
  readonly title: string;
  readonly initial: Values;
  readonly schema: object;
  readonly size?: 'lg' | 'xl';
  readonly save: (values: Values) => Promise<unknown>;
  readonly versions?: FormVersionsWords<Values>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, over the whole screen on a phone; a press beside it closes nothing that has been typed. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, initial, schema, size, save, versions, onClose, children } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const submit = useFormSubmit<Values>(save);
  return (
    <Modal
      show
      centered
      scrollable
      size={size}
      fullscreen="sm-down"
      backdrop="static"
      onHide={onClose}
      aria-labelledby={id}
    >
      <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <Form noValidate className="modal-content">
          <Modal.Header>
            <h2 id={id} className="h4 mb-0">
              {title}
            </h2>
          </Modal.Header>
          <Modal.Body>
            <FormErrors />
            {versions && <FormVersions<Values> {...versions} submit={submit} />}
            {children}
          </Modal.Body>
          <Modal.Footer>
            <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
              {t('action.back')}
            </button>
            <SubmitButton>{t('action.save')}</SubmitButton>
          </Modal.Footer>
        </Form>
      </Formik>
    </Modal>
  );
}
