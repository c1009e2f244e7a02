import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Shortfall } from '@/lib/domain/planning/model';
import type { Loosened } from '@/lib/forms/mealplan/fill';
import { joinedShortfalls, type JoinedShortfall } from '@/lib/forms/mealplan/proposal';
import { useWide } from '@/lib/hooks/useWide';
import css from './Shortfalls.module.scss';
import { useShortfallText } from './useShortfallText';
import type { Filling } from './useFilling';

/** Number of shortfalls shown unfolded, fewer on a phone. */
const MAX_SHOWN = { wide: 3, narrow: 1 };

interface ShortfallsProps {
  readonly shortfalls: readonly Shortfall[];
  readonly placed: readonly PlacedDay[];
  readonly today: string;
  readonly filling: Filling;
  readonly onLoosen: (loosening: Loosened) => void;
}

/** Lists the wishes the plan misses, one sentence each, with remedies if there are any. */
export function Shortfalls({ shortfalls, placed, today, filling, onLoosen }: ShortfallsProps) {
  const { t } = useTranslation('fill');
  const { table } = filling;
  const seen = MAX_SHOWN[useWide() ? 'wide' : 'narrow'];
  const text = useShortfallText({
    placed,
    today,
    dishName: (dish) => table.parts.dishes[dish]?.Name ?? '…',
    isTable: table.eaters.length > 1,
  });
  if (shortfalls.length === 0) return null;
  const joined = joinedShortfalls(shortfalls);
  const draw = (some: readonly JoinedShortfall[]) => (
    <ul>
      {some.map(({ of, days }, index) => (
        <li key={`${of.key} ${days.join()} ${index}`}>
          <span>
            {text.sentenceOf(of, days)} {text.insteadOf(of)}
          </span>
          <Helps of={of} filling={filling} text={text} onLoosen={onLoosen} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css.short} aria-labelledby="fill-short">
      <h3 id="fill-short">
        <Icon of={TriangleAlert} />
        {t('short.title', { count: joined.length })}
      </h3>
      {draw(joined.slice(0, seen))}
      {joined.length > seen && (
        <details>
          <summary>{t('short.more', { count: joined.length - seen })}</summary>
          {draw(joined.slice(seen))}
        </details>
      )}
    </section>
  );
}

interface HelpsProps {
  readonly of: Shortfall;
  readonly filling: Filling;
  readonly text: ReturnType<typeof useShortfallText>;
  readonly onLoosen: (loosening: Loosened) => void;
}

/** Buttons with remedies: wishes to loosen, each of which plans again, or another dish. */
function Helps({ of: { key, day, values }, filling, text, onLoosen }: HelpsProps) {
  const { t } = useTranslation('fill');
  const { asked, swap } = filling;
  if (key === 'empty' && values.loosenings.length > 0)
    return (
      <span role="group" aria-label={t('loosen.label')} className={css.helps}>
        {values.loosenings.map((one, index) => (
          <Button key={index} tone="outline-primary" size="sm" onClick={() => onLoosen(one)}>
            {text.looseningText(one)} ({t('loosen.brings', { count: one.dishes })})
          </Button>
        ))}
      </span>
    );
  if (key !== 'target' || !values.instead || day === undefined || !asked.proposal) return null;
  const { meal, ...other } = values.instead;
  return (
    <span className={css.helps}>
      <Button
        tone="outline-primary"
        size="sm"
        aria-label={`${t('short.instead.take')}: ${text.insteadOf({ key, day, values })}`}
        onClick={() => swap({ day, meal }, other)}
      >
        {t('short.instead.take')}
      </Button>
    </span>
  );
}
