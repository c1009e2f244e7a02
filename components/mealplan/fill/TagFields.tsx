import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/inputs/Button';
import { useMyTags } from '@/context/dish/tags';
import { PLANNING_LIMITS } from '@/lib/domain/limits';
import type { FillForm, TagForm } from '@/lib/forms/mealplan/fill';
import { newKey } from '@/lib/newKey';
import css from './FillWeekDialog.module.scss';
import { KNOWN_TAGS, useTagName } from './useTagName';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** Frequent wishes; one press adds one. */
const IDEAS = {
  fish: { tag: 'fish', how: 'min', times: 2, weekdays: [] },
  meat: { tag: 'meat', how: 'max', times: 0, weekdays: ['3', '5'] },
  new: { tag: 'new', how: 'min', times: 1, weekdays: [] },
} as const satisfies Record<string, Omit<TagForm, 'key'>>;
const IDEA_NAMES = ['fish', 'meat', 'new'] as const;

/** Fields for the frequency of kinds of dishes: fish twice, no meat on Wednesday, or a tag of one's own. */
export function TagFields() {
  const { t } = useTranslation('fill');
  const { values } = useFormikContext<FillForm>();
  const { tags } = values;
  const nameOf = useTagName();
  const own = useMyTags();
  const words = [...new Set([...KNOWN_TAGS, ...own.map(({ name }) => name), ...tags.map(({ tag }) => tag)])];
  const options = words.filter(Boolean).map((value) => ({ value, label: nameOf(value) }));
  const isIn = (name: (typeof IDEA_NAMES)[number]) =>
    tags.some(({ tag, how }) => tag === IDEAS[name].tag && how === IDEAS[name].how);
  return (
    <FieldArray name="tags">
      {({ push, remove }) => (
        <fieldset className="field">
          <legend className="form-label">{t('wish.tags')}</legend>
          {tags.map(({ key, tag }, index) => (
            <div key={key} className={css.tag}>
              <SelectField name={`tags.${index}.tag`} label={t('wish.tag')} options={options} />
              <SelectField
                name={`tags.${index}.how`}
                label={t('wish.how')}
                options={(['min', 'max'] as const).map((value) => ({ value, label: t(`wish.${value}`) }))}
              />
              <NumberField name={`tags.${index}.times`} label={t('wish.count')} inputMode="numeric" />
              <Button
                tone="outline-danger"
                icon={Trash2}
                aria-label={t('wish.remove', { name: nameOf(tag) })}
                onClick={() => remove(index)}
              />
              <ChoicesField
                name={`tags.${index}.weekdays`}
                label={t('wish.weekdays')}
                help={t('wish.weekdaysHelp')}
                options={WEEKDAYS.map((value) => ({ value, label: t(`weekday.${value}`) }))}
                className={css.weekdays}
              />
            </div>
          ))}
          <div className="chips">
            {IDEA_NAMES.filter((name) => !isIn(name)).map((name) => (
              <Button key={name} tone="chip" onClick={() => push({ key: newKey(), ...IDEAS[name] })}>
                {t(`wish.idea.${name}`)}
              </Button>
            ))}
            {tags.length < PLANNING_LIMITS.tags && (
              <Button
                icon={Plus}
                onClick={() => push({ key: newKey(), tag: 'fish', how: 'min', times: 1, weekdays: [] })}
              >
                {t('wish.add')}
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </FieldArray>
  );
}
