import { PlanNutrientsFold } from './PlanNutrientsFold';
import { TotalsLine } from './TotalsLine';
import type { usePlanSums } from './usePlanSums';

interface DaySumProps {
  /** Key of the day. */
  readonly day: string;
  readonly sums: ReturnType<typeof usePlanSums>;
  readonly label: string;
  readonly isRoomy?: boolean;
}

/** Shows a day's totals; renders nothing without data. */
export function DaySum({ day, sums, label, isRoomy }: DaySumProps) {
  const totals = sums.byDay.get(day);
  if (!totals) return null;
  const shown = isRoomy ? sums.shown.filter(({ key }) => key === day) : [];
  return (
    <>
      <TotalsLine
        totals={totals}
        targets={sums.targets}
        isMine={sums.isMine}
        label={label}
        isRoomy={isRoomy}
      />
      {shown.length > 0 && <PlanNutrientsFold sums={sums} days={shown} of="day" />}
    </>
  );
}
