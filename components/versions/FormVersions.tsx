import { useFormikContext, type FormikHelpers } from 'formik';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { chosenOf, type Sides } from '@/lib/domain/versions';
import type { VersionConflict } from '@/lib/hooks/useVersions';
import { VersionValue } from './VersionValue';

const VersionsDialog = dynamic(() => import('./VersionsDialog').then((module) => module.VersionsDialog), {
  ssr: false,
});

/** The versions to choose from, if there are any, and how the form's fields are called and shown. */
export interface FormVersionsWords<Values> {
  readonly conflict: VersionConflict<Values> | null;
  readonly label: (field: keyof Values & string) => string;
  /** What does not speak for itself; undefined for what does. */
  readonly show?: (field: keyof Values & string, values: Values) => ReactNode;
}
interface FormVersionsProps<Values> extends FormVersionsWords<Values> {
  readonly submit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
}

/** Inside a form whose record was saved from elsewhere: the person chooses, and what was chosen is saved. */
export function FormVersions<Values extends object>(props: FormVersionsProps<Values>) {
  const { conflict, label, show, submit } = props;
  const formik = useFormikContext<Values>();
  if (!conflict) return null;
  const resolve = async (sides: Sides) => {
    const values = chosenOf(conflict, sides);
    conflict.take();
    await formik.setValues(values, false);
    await submit(values, formik);
  };
  return (
    <VersionsDialog
      found={conflict.found}
      label={(field) => label(field as keyof Values & string)}
      show={(name, side) => {
        const field = name as keyof Values & string;
        return show?.(field, conflict[side]) ?? <VersionValue value={conflict[side][field]} />;
      }}
      onResolve={resolve}
      onBack={conflict.postpone}
    />
  );
}
