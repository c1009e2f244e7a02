import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { ChoiceChip } from '@/components/ui/inputs/ChoiceChip';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import css from './PlannerDialogs.module.scss';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from '@/components/day/week/useShownDay';

interface DayChecksProps {
  readonly legend: string;
  readonly shown: ShownDay;
  /** Source day, left out of the choices. */
  readonly without: string;
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

/** Checkboxes for several days of the plan; selects all at once, or the same weekday of every week. */
export function DayChecks({ legend, shown, without, value, onChange }: DayChecksProps) {
  const { t } = useTranslation('mealplan');
  const words = useDayWords(shown.today);
  const days = shown.placed.filter(({ day }) => day.key !== without);
  const from = shown.placed.find(({ day }) => day.key === without);
  const keys = days.map(({ day }) => day.key);
  const weekly = days.filter(({ index }) => from && (index - from.index) % 7 === 0).map(({ day }) => day.key);
  const toggle = (key: string) =>
    onChange(
      value.includes(key)
        ? value.filter((at) => at !== key)
        : keys.filter((at) => at === key || value.includes(at)),
    );
  return (
    <fieldset className={css.dayChecks}>
      <legend className="form-label">{legend}</legend>
      <ButtonRow>
        <Button tone="link" onClick={() => onChange(value.length === keys.length ? [] : keys)}>
          {t(value.length === keys.length ? 'kinds.clearAll' : 'days.every')}
        </Button>
        {weekly.length > 0 && (
          <Button tone="link" onClick={() => onChange(weekly)}>
            {t('days.weekly')}
          </Button>
        )}
      </ButtonRow>
      <div className="chips">
        {days.map((at) => (
          <ChoiceChip
            key={at.day.key}
            label={words.nameOf(at)}
            checked={value.includes(at.day.key)}
            onChange={() => toggle(at.day.key)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DaySelectProps {
  readonly label: string;
  readonly shown: ShownDay;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Select for one day of the plan. */
export function DaySelect({ label, shown, value, onChange }: DaySelectProps) {
  const words = useDayWords(shown.today);
  const options = shown.placed.map((at) => ({ value: at.day.key, label: words.fullNameOf(at) }));
  return <LabelledSelect label={label} value={value} options={options} onChange={onChange} />;
}
