import { Form, Formik, type FormikValues } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { FormFoot } from '@/components/forms/FormFoot';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { PicturesField } from '@/components/records/PicturesField';
import { FormVersions } from '@/components/records/versions/FormVersions';
import { VISIBILITIES, type Visibility } from '@/lib/domain/dish/types';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { useVersions } from '@/lib/hooks/useVersions';

interface Shared extends FormikValues {
  readonly language: Language;
  readonly visibility: Visibility;
}
interface SavedForm {
  readonly id: number;
  readonly updatedAt?: string;
}
interface LibraryFormProps<Values extends Shared, Record extends SavedForm> {
  /** Namespace of the texts, and root path of the records. */
  readonly kind: 'exercise' | 'supplement';
  readonly home: '/exercises' | '/supplements';
  readonly kept?: Record;
  readonly valuesOf: (kept: Partial<Record>) => Values;
  readonly schema: object;
  readonly labels: Readonly<{ [Field in keyof Values & string]?: string }>;
  readonly send: (values: Values, version: string | undefined) => Promise<SavedForm>;
  /** Fields between the name and the pictures. */
  readonly children: (values: Values) => ReactNode;
}

/** Form for a new or existing exercise or supplement; only the name is required. */
export function LibraryForm<Values extends Shared, Record extends SavedForm>(
  props: LibraryFormProps<Values, Record>,
) {
  const { kind, home, kept, valuesOf, schema, labels, send, children } = props;
  const { t } = useTranslation([kind, 'common']);
  const router = useRouter();
  const names: Readonly<{ [Field in keyof Values & string]?: string }> = {
    Name: t(`${kind}:form.name`),
    ...labels,
    Images: t('common:pictures.title'),
    language: t(`${kind}:form.language`),
    visibility: t(`${kind}:form.visibility`),
  };
  const versions = useVersions<Values, Record>({
    kept,
    valuesOf,
    fields: Object.keys(names),
    send: async (values, version) => router.push(`${home}/${(await send(values, version)).id}`),
  });
  const submit = useFormSubmit<Values>(versions.save);
  return (
    <Formik
      initialValues={valuesOf(kept ?? {})}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values }) => (
        <Form noValidate className="panel" onKeyDown={focusNextOnEnter}>
          <FormErrors />
          <FormVersions
            versions={versions}
            label={(field) => names[field] ?? field}
            show={(field, { language, visibility }) => {
              if (field === 'language') return <p>{t(`common:language.${language}`)}</p>;
              return field === 'visibility' ? <p>{t(`visibility.${visibility}`)}</p> : undefined;
            }}
          />
          <TextField
            name="Name"
            label={t(`${kind}:form.name`)}
            help={t(`${kind}:form.nameHelp`)}
            isRequired
            autoComplete="off"
          />
          {children(values)}
          <PicturesField name="Images" />
          <div className="field-row">
            <SelectField
              name="language"
              label={t(`${kind}:form.language`)}
              options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            />
            <SelectField
              name="visibility"
              label={t(`${kind}:form.visibility`)}
              help={t(`visibility.${values.visibility}Help`)}
              options={VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))}
            />
          </div>
          <FormFoot
            backTo={kept ? `${home}/${kept.id}` : home}
            className="cluster gap-mid justify-content-end mt-3"
          />
        </Form>
      )}
    </Formik>
  );
}
