import { CalendarPlus, Copy, CornerDownRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { areEmpty, copyWeek, moveDays, removeDays, repeatWeek } from '@/lib/domain/mealplan/arrange';
import { cycleDays } from '@/lib/domain/mealplan/days';
import { newKey } from '@/lib/newKey';
import css from './PlannerDialogs.module.scss';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from '@/components/day/week/useShownDay';

interface WeekDialogProps {
  readonly index: number;
  readonly shown: ShownDay;
  readonly onClose: () => void;
}

/** Dialog of a week: copies it over another or to the end to repeat it, moves it, or removes it. */
export function WeekDialog({ index, shown, onClose }: WeekDialogProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { values, edit } = usePlanEditor();
  const confirm = useConfirm();
  const { weeks } = shown;
  const week = weeks[index];
  const [target, setTarget] = useState(() => (index + 1 < weeks.length ? index + 1 : 0));
  if (!week) return null;
  const { days } = values;
  const { max } = PLAN_LIMITS.days;
  const keys = week.map(({ day }) => day.key);
  const act = (change: Parameters<typeof edit>[0]) => {
    edit(change);
    onClose();
  };
  const ask = (title: string, confirmLabel: string) =>
    confirm({ title, body: t('planner:planner.undoable'), confirmLabel });
  const chosen = weeks[target] ?? [];
  const start = chosen[0]?.index ?? days.length;
  const copyOver = async () => {
    const laidOver = days.slice(start, start + keys.length);
    const title = t('week.copyTitle', { number: target + 1 });
    if (areEmpty(laidOver) || (await ask(title, t('planner:planner.replace')))) {
      act((all) => copyWeek(all, keys, { index: start, most: max }, newKey));
    }
  };
  const remove = async () => {
    const title = t('week.removeTitle', { number: index + 1 });
    if (await ask(title, t('common:action.remove'))) act((all) => removeDays(all, keys));
  };
  return (
    <DialogFrame
      title={t('week.title', { number: index + 1 })}
      onClose={onClose}
      footer={
        weeks.length > 1 && (
          <Button tone="outline-danger" icon={Trash2} onClick={remove}>
            {t('week.remove')}
          </Button>
        )
      }
    >
      <div className={css.place}>
        <p className="mb-2">{t('week.repeatHelp')}</p>
        <Button
          tone="outline-primary"
          icon={CalendarPlus}
          disabled={cycleDays(days.length) >= max}
          onClick={() => act((all) => repeatWeek(all, keys, max, newKey))}
        >
          {t('week.repeat')}
        </Button>
      </div>
      {weeks.length > 1 && (
        <div className={css.place}>
          <WeekSelect shown={shown} without={index} value={target} onChange={setTarget} />
          <ButtonRow>
            <Button tone="outline-primary" icon={Copy} onClick={copyOver}>
              {t('week.copyOver')}
            </Button>
            <Button
              tone="outline-primary"
              icon={CornerDownRight}
              onClick={() =>
                // Puts a week that moves towards the end after the chosen one, otherwise before it.
                act((all) => moveDays(all, keys, target > index ? start + chosen.length : start))
              }
            >
              {t('planner:planner.moveTo')}
            </Button>
          </ButtonRow>
        </div>
      )}
    </DialogFrame>
  );
}

interface WeekSelectProps {
  readonly shown: ShownDay;
  readonly without: number;
  readonly value: number;
  readonly onChange: (index: number) => void;
}

function WeekSelect({ shown, without, value, onChange }: WeekSelectProps) {
  const { t } = useTranslation('mealplan');
  const words = useDayWords(shown.today);
  const options = shown.weeks.map((week, index) => ({
    value: index,
    label: [t('week.title', { number: index + 1 }), words.rangeOf(week)].filter(Boolean).join(' · '),
  }));
  return (
    <LabelledSelect
      label={t('week.other')}
      value={value}
      options={options.filter((one) => one.value !== without)}
      onChange={onChange}
    />
  );
}
