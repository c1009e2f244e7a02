import { present } from '@/lib/domain/present';
import { getIn, setIn, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { inserted, moved, replaced } from '@/lib/domain/moved';
import { blankLine, isBlankLine, type DishValues, type LineValues } from '@/lib/forms/dish/values';
import { withRest, withWritten, type WrittenLine, type WrittenLines } from '@/lib/forms/dish/wholeLine';
import { newKey } from '@/lib/newKey';
import css from '@/components/dish/form/RecipeForm.module.scss';
import { LineFields, type LineErrors } from './LineFields';
import { useNaming } from './useNaming';
import { SortableList } from '@/components/ui/lists/SortableList';

interface IngredientsPartProps {
  /** Path of the lines among the form's values: 'ingredients' or 'sections.0.ingredients'. */
  readonly name: string;
  readonly lines: readonly LineValues[];
}

/** Fields for the lines of one section, or those outside any section. */
export function IngredientsPart({ name, lines }: IngredientsPartProps) {
  const { t } = useTranslation(['recipe', 'common']);
  const { values, setFieldValue, setFieldTouched, validateForm, errors, touched } =
    useFormikContext<DishValues>();
  const confirm = useConfirm();
  const [fresh, setFresh] = useState<string>();
  const latest = useRef(lines);
  const form = useRef(values);
  useEffect(() => {
    latest.current = lines;
    form.current = values;
  }, [lines, values]);
  const set = useCallback((next: readonly LineValues[]) => setFieldValue(name, next), [name, setFieldValue]);

  const change = useCallback(
    (key: string, part: Partial<LineValues>) => {
      const at = latest.current.findIndex((line) => line.key === key);
      const line = latest.current[at];
      if (!line) return;
      latest.current = replaced(latest.current, at, { ...line, ...part });
      set(latest.current);
    },
    [set],
  );
  const leave = useCallback(
    (key: string, field: 'amount' | 'text') => {
      const at = latest.current.findIndex((line) => line.key === key);
      if (at < 0) return;
      setFieldTouched(`${name}.${at}.${field}`, true, false);
      // Includes input of the same moment, which the form's own values lack yet.
      void validateForm(setIn(form.current, name, latest.current) as DishValues);
    },
    [name, setFieldTouched, validateForm],
  );
  const write = useCallback(
    (key: string, written: readonly WrittenLine[]) => {
      latest.current = withWritten(latest.current, key, written, newKey);
      set(latest.current);
    },
    [set],
  );
  const paste = useCallback(
    (key: string, list: WrittenLines) => {
      const rest = withRest(form.current, list, newKey);
      if (list.sections.length > 0) setFieldValue('sections', rest.sections);
      if (list.steps.length > 0) setFieldValue('Steps', rest.Steps);
      write(key, list.lines);
    },
    [setFieldValue, write],
  );
  const give = useCallback(
    (asked: LineValues, part: Partial<LineValues>) => {
      const line = latest.current.find(({ key }) => key === asked.key);
      // Someone typed or chose something else meanwhile.
      if (line?.meant !== asked.meant || line?.text !== asked.text || line.product || line.food) return;
      change(asked.key, { ...part, meant: undefined });
      if (!part.product && !part.food) leave(asked.key, 'text');
    },
    [change, leave],
  );
  useNaming(lines, give);
  const addAfter = useCallback(
    (key?: string, become = 1) => {
      const line = blankLine(newKey);
      const first = latest.current.findIndex((one) => one.key === key);
      const at = key ? first + become - 1 : latest.current.length - 1;
      setFresh(line.key);
      set(inserted(latest.current, at, line));
    },
    [set],
  );
  const remove = useCallback(
    async (line: LineValues) => {
      const question = {
        title: t('line.removeTitle', { name: line.text || line.amount }),
        confirmLabel: t('common:action.remove'),
      };
      if (!isBlankLine(line) && !(await confirm(question))) return;
      set(latest.current.filter((one) => one.key !== line.key));
    },
    [confirm, set, t],
  );
  const nameOf = useCallback(
    (index: number) => lines[index]?.text || t('line.number', { number: index + 1 }),
    [lines, t],
  );
  const whole: unknown = getIn(errors, name);
  return (
    <div>
      <SortableList
        ids={lines.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(from, to) => set(moved(lines, from, to))}
      >
        {(index) => {
          const line = present(lines[index], 'an ingredient');
          return (
            <IngredientRow
              line={line}
              number={index + 1}
              errors={
                line.meant
                  ? undefined
                  : shownErrors(getIn(errors, `${name}.${index}`), getIn(touched, `${name}.${index}`))
              }
              onChange={change}
              onWritten={write}
              onList={paste}
              onEnter={addAfter}
              onLeave={leave}
              onRemove={remove}
              isFresh={line.key === fresh}
            />
          );
        }}
      </SortableList>
      <FieldError id={`${name}-error`} error={isFieldMessage(whole) ? whole : undefined} />
      <Button tone="outline-primary" icon={Plus} onClick={() => addAfter()}>
        {t('line.add')}
      </Button>
    </div>
  );
}

/**
 * Returns the errors to show: a field's error once it was left or the form submitted; a missing unit shows with the
 * amount.
 */
function shownErrors(errors: unknown, touched: unknown): LineErrors | undefined {
  if (!errors || typeof errors !== 'object') return undefined;
  const seen = (touched ?? {}) as Record<string, unknown>;
  const isSeen = (field: string) => seen[field === 'unit' ? 'amount' : field] || seen.key;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isSeen(field)));
}

interface IngredientRowProps {
  readonly line: LineValues;
  readonly number: number;
  readonly errors?: LineErrors;
  readonly onChange: (key: string, part: Partial<LineValues>) => void;
  readonly onWritten: (key: string, lines: readonly WrittenLine[]) => void;
  readonly onList: (key: string, list: WrittenLines) => void;
  readonly onEnter: (key: string, become?: number) => void;
  readonly onLeave: (key: string, field: 'amount' | 'text') => void;
  readonly onRemove: (line: LineValues) => void;
  readonly isFresh: boolean;
}

const IngredientRow = memo(
  function IngredientRow(props: IngredientRowProps) {
    const { line, number, errors, onChange, onWritten, onList, onEnter, onLeave, onRemove, isFresh } = props;
    const { t } = useTranslation(['recipe', 'common']);
    return (
      <div className={css.lineRow}>
        <LineFields
          line={line}
          number={number}
          errors={errors}
          onChange={(part) => onChange(line.key, part)}
          onWritten={(written) => onWritten(line.key, written)}
          onList={(list) => onList(line.key, list)}
          onEnter={(become) => onEnter(line.key, become)}
          onLeave={(field) => onLeave(line.key, field)}
          focusesAmount={isFresh}
        />
        <Button
          tone="bare"
          icon={Trash2}
          className={css.iconButton}
          aria-label={t('line.remove', { name: line.text || String(number) })}
          onClick={() => onRemove(line)}
        />
      </div>
    );
  },
  // Keeps a hundred lines fast: only a line that changed, or whose errors did, renders again.
  (before, now) =>
    before.line === now.line &&
    before.number === now.number &&
    before.isFresh === now.isFresh &&
    before.onRemove === now.onRemove &&
    JSON.stringify(before.errors) === JSON.stringify(now.errors),
);
