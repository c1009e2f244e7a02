import { Form, Formik } from 'formik';
import { BookOpen, Copy, CornerDownRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import {
  changeEntry,
  copyEntry,
  dayOfMeal,
  mealOfEntry,
  moveEntry,
  removeEntry,
} from '@/lib/domain/mealplan/edit';
import { leftoversIn, servingsOf } from '@/lib/domain/mealplan/eaten';
import { leftoverSource } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { formatNumber } from '@/lib/format/number';
import { unitChoices } from '@/lib/format/unit';
import { newKey } from '@/lib/newKey';
import { productSchema, servingsSchema, textSchema } from '@/lib/forms/mealplan/schema';
import plannerDialogsCss from './PlannerDialogs.module.scss';
import { DaySelect } from './DayChoice';
import { RemovableDialog } from './RemovableDialog';
import { recipeAt } from '@/components/day/agenda/recipeAt';
import { PlatesField } from './plates/PlatesField';
import { SitOut } from './SitOut';
import type { ShownDay } from '@/components/day/week/useShownDay';

interface EntryDialogProps {
  readonly entryKey: string;
  readonly shown: ShownDay;
  readonly onClose: () => void;
}

/**
 * Dialog of an entry: its amount, the eaters who skip it, and its recipe at these servings; also moves, copies and
 * removes it.
 */
export function EntryDialog({ entryKey, shown, onClose }: EntryDialogProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { language } = useLanguage();
  const { values, parts, edit } = usePlanEditor();
  const { days, eaters } = values;
  const entry = mealOfEntry(days, entryKey)?.entries.find(({ key }) => key === entryKey);
  if (!entry) return null;
  const { name } = nameOfEntry(entry, { parts, days, language });
  const source = entry.kind === 'leftovers' ? leftoverSource(entry, days) : entry;
  const known = source?.dish ? parts.dishes[source.dish] : undefined;
  const dish = known?.isClosed ? undefined : known?.id;
  const change = (part: Partial<PlanEntry>) => {
    edit((all) => changeEntry(all, entryKey, (at) => ({ ...at, ...part })));
    onClose();
  };
  const remove = () => {
    edit((all) => removeEntry(all, entryKey));
    onClose();
  };
  return (
    <RemovableDialog title={name} onRemove={remove} onClose={onClose}>
      {dish !== undefined && (
        <LinkButton
          href={recipeAt(dish, servingsOf(entry, eaters, leftoversIn(days)))}
          tone="outline-primary"
          icon={BookOpen}
          className={plannerDialogsCss.recipe}
        >
          {t('entry.recipe')}
        </LinkButton>
      )}
      {entry.kind === 'text' && <TextForm entry={entry} onChange={change} />}
      {entry.kind === 'product' && <ProductForm entry={entry} onChange={change} />}
      {(entry.kind === 'dish' || entry.kind === 'leftovers') && (
        <ServingsForm entry={entry} onChange={change} />
      )}
      <PlaceForm entryKey={entryKey} shown={shown} onDone={onClose} />
    </RemovableDialog>
  );
}

interface EntryFormProps {
  readonly entry: PlanEntry;
  readonly onChange: (part: Partial<PlanEntry>) => void;
}

function TextForm({ entry, onChange }: EntryFormProps) {
  const { t } = useTranslation('planner');
  return (
    <Formik
      initialValues={{ text: entry.text ?? '' }}
      validationSchema={textSchema}
      onSubmit={({ text }) => onChange({ text: text.trim() })}
    >
      <Form noValidate>
        <UnsavedGuard />
        <FormErrors />
        <TextField name="text" label={t('add.text')} isRequired autoComplete="off" />
        <SubmitButton>{t('settings.take')}</SubmitButton>
      </Form>
    </Formik>
  );
}

function ProductForm({ entry, onChange }: EntryFormProps) {
  const { t } = useTranslation('planner');
  const { language } = useLanguage();
  const { parts } = usePlanEditor();
  const pieceName = entry.product ? parts.products[entry.product]?.pieceName : undefined;
  return (
    <Formik
      initialValues={{ amount: entry.amount ?? null, unit: entry.unit ?? 'gr' }}
      validationSchema={productSchema}
      onSubmit={onChange}
    >
      <Form noValidate>
        <UnsavedGuard />
        <FormErrors />
        <div className="field-row">
          <NumberField name="amount" label={t('add.amount')} isRequired />
          <SelectField name="unit" label={t('add.unit')} options={unitChoices(language, pieceName)} />
        </div>
        <SubmitButton>{t('settings.take')}</SubmitButton>
      </Form>
    </Formik>
  );
}

const servedForm = ({
  servings,
  out,
  shares,
}: PlanEntry): Pick<PlanEntry, 'servings' | 'shares' | 'out'> => ({
  servings: servings ?? null,
  out: out ?? [],
  shares: shares ?? null,
});

/**
 * Form that overrides the servings, which are otherwise computed from the eaters, and sets the eaters who skip the
 * entry and what each of the others eats; all take effect with "Apply".
 */
function ServingsForm({ entry, onChange }: EntryFormProps) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { language } = useLanguage();
  const { values } = usePlanEditor();
  const { eaters, days } = values;
  const left = leftoversIn(days);
  return (
    <Formik
      initialValues={servedForm(entry)}
      validationSchema={servingsSchema}
      onSubmit={({ servings, out, shares }) => onChange({ servings, out, shares })}
    >
      {({ values: { out, shares }, setFieldValue }) => {
        const filled = { ...entry, servings: null, out, shares };
        const own = formatNumber(servingsOf(filled, eaters, left), language, { digits: 2 });
        return (
          <Form noValidate>
            <UnsavedGuard />
            <FormErrors />
            <NumberField
              name="servings"
              label={t('entry.howMany')}
              placeholder={own}
              help={t('entry.howManyHelp', { value: own })}
            />
            <SitOut
              entry={{ ...entry, out }}
              eaters={eaters}
              onChange={(next) => setFieldValue('out', next)}
            />
            <PlatesField entry={filled} eaters={eaters} onChange={(next) => setFieldValue('shares', next)} />
            <SubmitButton>{t('planner:settings.take')}</SubmitButton>
          </Form>
        );
      }}
    </Formik>
  );
}

interface PlaceFormProps {
  readonly entryKey: string;
  readonly shown: ShownDay;
  readonly onDone: () => void;
}

/** Form that moves or copies the entry to another meal. */
function PlaceForm({ entryKey, shown, onDone }: PlaceFormProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { values, edit } = usePlanEditor();
  const here = mealOfEntry(values.days, entryKey);
  const [dayKey, setDay] = useState(here ? (dayOfMeal(values.days, here.key)?.key ?? '') : '');
  const meals = values.days.find(({ key }) => key === dayKey)?.meals ?? [];
  const [chosen, setMeal] = useState(here?.key ?? '');
  const meal = meals.some(({ key }) => key === chosen)
    ? chosen
    : (meals.find(({ type }) => type === here?.type) ?? meals[0])?.key;
  const put = (change: typeof moveEntry | typeof copyEntry) => {
    if (meal) edit((days) => change(days, entryKey, { meal }, newKey));
    onDone();
  };
  return (
    <fieldset className={plannerDialogsCss.place}>
      <legend className="form-label">{t('entry.elsewhere')}</legend>
      <div className="field-row">
        <DaySelect label={t('planner:planner.day')} shown={shown} value={dayKey} onChange={setDay} />
        <label className="field">
          <span className="form-label">{t('planner:planner.meal')}</span>
          <select className="form-select" value={meal ?? ''} onChange={({ target }) => setMeal(target.value)}>
            {meals.map(({ key, type }) => (
              <option key={key} value={key}>
                {t(`common:type.${type}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ButtonRow>
        <Button
          tone="outline-primary"
          icon={CornerDownRight}
          disabled={!meal || meal === here?.key}
          onClick={() => put(moveEntry)}
        >
          {t('planner:planner.moveTo')}
        </Button>
        <Button tone="outline-primary" icon={Copy} disabled={!meal} onClick={() => put(copyEntry)}>
          {t('planner:planner.copyTo')}
        </Button>
      </ButtonRow>
    </fieldset>
  );
}
