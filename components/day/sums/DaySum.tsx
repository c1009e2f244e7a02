import { PlanNutrientsFold } from './PlanNutrientsFold';
import { TotalsLine } from './TotalsLine';
import type { usePlanSums } from './usePlanSums';

interface DaySumProps {
  /** The day's key. */
  readonly day: string;
  readonly sums: ReturnType<typeof usePlanSums>;
  readonly label: string;
  readonly isRoomy?: boolean;
}

/** What a day comes to; nothing where nothing is known of it. */
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
