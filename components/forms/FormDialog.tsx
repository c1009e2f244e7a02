import { Formik, type FormikValues } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { DialogFrame, type DialogFrameProps } from '@/components/ui/dialogs/DialogFrame';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { FormErrors } from './FormErrors';
import { SubmitButton } from './SubmitButton';

interface FormDialogProps<Values> extends Omit<
  DialogFrameProps,
  'onSubmit' | 'onBack' | 'footer' | 'isUnsaved'
> {
  readonly initial: Values;
  readonly schema?: object;
  readonly save: (values: Values) => unknown;
  /** Verb on the button; defaults to "Save". */
  readonly sendLabel?: ReactNode;
}

/** Form in a dialog. Does not validate on blur, so that no error shifts "Cancel" away from under the pointer. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initial, schema, save, sendLabel, children, ...frame } = props;
  const { t } = useTranslation('common');
  const submit = useFormSubmit<Values>(async (values) => save(values));
  return (
    <Formik initialValues={initial} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {({ handleSubmit, dirty }) => (
        <DialogFrame
          {...frame}
          isUnsaved={dirty}
          onSubmit={() => handleSubmit()}
          footer={<SubmitButton>{sendLabel ?? t('action.save')}</SubmitButton>}
        >
          <FormErrors />
          {children}
        </DialogFrame>
      )}
    </Formik>
  );
}
