import { present } from '@/lib/domain/present';
import { useFormikContext } from 'formik';
import { FolderPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { isEnter } from '@/components/forms/focusNext';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { moved, without } from '@/lib/domain/moved';
import {
  blankLine,
  blankSection,
  isBlankSection,
  type DishValues,
  type SectionValues,
} from '@/lib/forms/dish/values';
import { newKey } from '@/lib/newKey';
import css from './SectionsPart.module.scss';
import recipeFormCss from './RecipeForm.module.scss';
import { IngredientsPart } from '@/components/dish/form/lines/IngredientsPart';
import { SortableList } from '@/components/ui/lists/SortableList';

/** Fields for the sections of a recipe (dough, filling), each with separate lines. */
export function SectionsPart() {
  const { t } = useTranslation(['recipe', 'common']);
  const { values, errors, setFieldValue } = useFormikContext<DishValues>();
  const confirm = useConfirm();
  const { sections } = values;
  const [added, setAdded] = useState<string>();
  const nameOf = useCallback(
    (index: number) => sections[index]?.title || t('section.number', { number: index + 1 }),
    [sections, t],
  );
  const sectionAt = (index: number): SectionValues => present(sections[index], 'a section');
  const set = (next: readonly SectionValues[]) => setFieldValue('sections', next);
  const add = () => {
    const section = blankSection(newKey);
    setAdded(section.key);
    set([...sections, section]);
  };
  const remove = async (index: number) => {
    const question = {
      title: t('section.removeTitle', { name: nameOf(index) }),
      confirmLabel: t('common:action.remove'),
    };
    if (isBlankSection(sectionAt(index)) || (await confirm(question))) set(without(sections, index));
  };
  /** Adds a line to an empty section, so that Enter in its name can move on to it. */
  const openLine = (index: number) => {
    if (sectionAt(index).ingredients.length > 0) return;
    flushSync(() => void setFieldValue(`sections.${index}.ingredients`, [blankLine(newKey)]));
  };
  const whole: unknown = errors.sections;
  return (
    <div className={css.sections}>
      <SortableList
        ids={sections.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(from, to) => set(moved(sections, from, to))}
        className={css.sectionList}
      >
        {(index) => (
          <fieldset className={css.section}>
            <legend className="visually-hidden">{nameOf(index)}</legend>
            <div className={css.sectionHead} onKeyDown={(event) => isEnter(event) && openLine(index)}>
              <TextField
                name={`sections.${index}.title`}
                label={t('section.title')}
                placeholder={t('section.hint')}
                autoFocus={sectionAt(index).key === added}
                isRequired
              />
              <Button
                tone="bare"
                icon={Trash2}
                className={recipeFormCss.iconButton}
                aria-label={t('section.remove', { name: nameOf(index) })}
                onClick={() => remove(index)}
              />
            </div>
            <IngredientsPart name={`sections.${index}.ingredients`} lines={sectionAt(index).ingredients} />
          </fieldset>
        )}
      </SortableList>
      <FieldError id="sections-error" error={isFieldMessage(whole) ? whole : undefined} />
      <Button icon={FolderPlus} onClick={add}>
        {t('section.add')}
      </Button>
    </div>
  );
}
