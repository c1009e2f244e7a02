import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { chosenOf, type Sides } from '@/lib/forms/versions/fields';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import type { FormConflict } from '@/lib/hooks/useVersions';
import { LazyVersionsDialog } from './VersionsDialog.lazy';
import { VersionValue } from './VersionValue';

interface FormVersionsProps<Values> {
  /** Result of `useVersions`. */
  readonly versions: {
    readonly conflict: FormConflict<Values> | null;
    readonly save: (values: Values) => Promise<unknown>;
  };
  readonly label: (field: keyof Values & string) => string;
  /** Renders a field that needs its context; undefined for others. */
  readonly show?: (field: keyof Values & string, values: Values) => ReactNode;
}

/** Resolves a conflict inside a form whose record was saved elsewhere: the person chooses, and the result is saved. */
export function FormVersions<Values extends object>(props: FormVersionsProps<Values>) {
  const { label, show } = props;
  const { conflict, save } = props.versions;
  const formik = useFormikContext<Values>();
  const submit = useFormSubmit<Values>(save);
  if (!conflict) return null;
  const resolve = async (sides: Sides) => {
    const values = chosenOf(conflict, sides);
    conflict.take();
    await formik.setValues(values, false);
    await submit(values, formik);
  };
  return (
    <LazyVersionsDialog
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
