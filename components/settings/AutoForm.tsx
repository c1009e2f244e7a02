import { Form, Formik, getIn, setIn, useFormikContext } from 'formik';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useSaveProfile, type Profile, type ProfileInput } from '@/context/account/users';
import { fieldFaults } from '@/lib/hooks/useFormSubmit';
import { useSaveQueue } from '@/lib/hooks/useSaveQueue';
import css from './SaveNote.module.scss';
import { SaveNote, SavedMark } from './SaveNote';
import { fieldOf } from '@/lib/domain/fieldOf';

interface SavedForm<Values> {
  readonly values: Values;
  /** Returns the help text of a field, with "Saved" beside it after a save. */
  readonly helpOf: (path: string, help?: ReactNode) => ReactNode;
  /** Sets values that were chosen outside the fields, and saves them. */
  readonly take: (path: string, value: unknown) => void;
}
interface AutoFormProps<Values extends object> {
  /** Title of the settings part. */
  readonly title: string;
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
  readonly initial: Values;
  readonly schema?: object;
  /** Returns the data to send: `next` holds the saved values plus the valid changes, `changed` names the latter. */
  readonly toInput: (next: Values, changed: readonly string[]) => ProfileInput;
  readonly children: (form: SavedForm<Values>) => ReactNode;
}

/**
 * Form without a button: a field is saved when it loses focus, a choice at once. An invalid value stays in its field
 * with the reason.
 */
export function AutoForm<Values extends object>({ initial, schema, ...props }: AutoFormProps<Values>) {
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={() => undefined}>
      <Fields {...props} />
    </Formik>
  );
}

function Fields<Values extends object>(props: Omit<AutoFormProps<Values>, 'initial' | 'schema'>) {
  const { title, me, onSaved, toInput, children } = props;
  const form = useFormikContext<Values>();
  const { values, errors, initialValues, setFieldValue } = form;
  const [saved, setSaved] = useState(initialValues);
  const [asked, setAsked] = useState(0);
  const keeper = useSaveQueue();
  const save = useSaveProfile(me.id);
  const now = useRef({ form, saved });
  useEffect(() => {
    now.current = { form, saved };
  });

  const send = async (): Promise<readonly string[]> => {
    const { form, saved } = now.current;
    const changed = changedIn(form.values, saved);
    const faults = changed.length > 0 ? await form.validateForm(form.values) : {};
    for (const path of changed) if (getIn(faults, path)) void form.setFieldTouched(path, true, false);
    const right = changed.filter((path) => !getIn(faults, path));
    if (right.length === 0) return [];
    const next = right.reduce<Values>((all, path) => setIn(all, path, getIn(form.values, path)), saved);
    try {
      onSaved(await save(toInput(next, right)));
    } catch (cause) {
      const said = fieldFaults(cause);
      if (!said) throw cause;
      for (const path of right) void form.setFieldTouched(path, true, false);
      form.setErrors(said as never);
      return [];
    }
    setSaved(next);
    return right;
  };
  const keep = useEffectEvent(() => {
    // leaving an unchanged field keeps the "Saved" marks
    const isStuck = keeper.state.is === 'failed';
    if (isStuck || changedIn(values, saved).length > 0) void keeper.keep(send);
  });
  // after the form has taken the new value
  useEffect(() => {
    if (asked > 0) keep();
  }, [asked]);
  const ask = () => setAsked((count) => count + 1);
  const handleChange = ({ target }: FormEvent) => {
    if (target instanceof Element && target.matches('select, [type="checkbox"], [type="radio"]')) ask();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    ask();
  };
  const isOpen = (path: string) => getIn(errors, path) !== undefined;
  const what = keeper.state.is === 'saved' ? keeper.state.what : [];
  const unsaved = changedIn(values, saved);
  return (
    <Form noValidate className={css.form} onBlur={ask} onChange={handleChange} onKeyDown={handleKey}>
      {children({
        values,
        helpOf: (path, help) =>
          what.includes(path) && !unsaved.includes(path) ? (
            <>
              {help}
              <SavedMark />
            </>
          ) : (
            help
          ),
        take: (path, value) => void setFieldValue(path, value).then(ask),
      })}
      <SaveNote title={title} keeper={keeper} isWrong={unsaved.some(isOpen)} />
    </Form>
  );
}

/** Returns the paths of the values that differ; a list counts as one value. */
function changedIn(values: object, before: object, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const at = path + name;
    const old = fieldOf(before, name);
    if (isPart(value) && isPart(old)) return changedIn(value, old, `${at}.`);
    return JSON.stringify(value) === JSON.stringify(old) ? [] : [at];
  });
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
