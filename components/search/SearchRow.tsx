import {
  Apple,
  ArrowRight,
  BookMarked,
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  Check,
  ChevronRight,
  CookingPot,
  CornerDownLeft,
  Dumbbell,
  Ellipsis,
  History,
  ListChecks,
  ListPlus,
  LockOpen,
  Pill,
  Sparkles,
  TestTube,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { ShortWords } from '@/components/ui/ShortWords';
import { FoundName } from './FoundName';
import type { Act, Hit, HitKind } from './hits';
import css from './SearchRow.module.scss';

const ICONS: Readonly<Record<HitKind, LucideIcon>> = {
  recent: History,
  dishes: CookingPot,
  plans: CalendarRange,
  days: CalendarDays,
  products: Apple,
  exercises: Dumbbell,
  supplements: Pill,
  examinations: TestTube,
  lists: ListChecks,
  cookbooks: BookMarked,
  actions: Sparkles,
  places: ArrowRight,
};
const ACT_ICONS: Readonly<Record<Act['icon'], LucideIcon>> = {
  day: CalendarPlus,
  list: ListPlus,
  open: LockOpen,
};

/** Button beside a row: an action, or the undo of one. */
export interface RowAct {
  readonly key: string;
  readonly icon: Act['icon'] | 'undo';
  readonly label: string;
  readonly short?: string;
  readonly name: string;
  readonly onRun: () => void;
}

interface SearchRowProps {
  readonly id: string;
  readonly hit: Hit;
  /** The typed text. */
  readonly text: string;
  readonly isActive: boolean;
  /** Index of the action reached by the arrows; -1 is the row itself. */
  readonly actAt: number;
  readonly acts: readonly RowAct[];
  /** Result of the last action. */
  readonly done?: string;
  /** True while the row asks for a confirmation. */
  readonly isAsked?: boolean;
  readonly onOpen: (isElsewhere: boolean) => void;
  /** Called when the pointer enters the row or asks for its actions. */
  readonly onPoint: () => void;
}

/** One search result with its actions. The focus stays in the field, so the active row is scrolled into view. */
export function SearchRow({
  id,
  hit,
  text,
  isActive,
  actAt,
  acts,
  done,
  isAsked,
  onOpen,
  onPoint,
}: SearchRowProps) {
  const { t } = useTranslation('search');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const isEnd = hit.all !== undefined;
  const icon = isEnd ? ArrowRight : ICONS[hit.kind];
  return (
    <div
      ref={row}
      role="presentation"
      className={css.row}
      data-kind={hit.kind}
      data-end={isEnd || undefined}
      data-active={isActive || undefined}
      data-acts={acts.length > 1 ? 'many' : acts.length === 1 ? 'one' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
    >
      <div
        id={id}
        role="option"
        aria-selected={isActive && actAt < 0}
        className={css.main}
        onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      >
        {hit.image ? (
          <Picture image={hit.image} alt="" sizes="40px" ratio="1x1" className={css.picture} />
        ) : (
          <span className={css.icon}>
            <Icon of={icon} size={20} />
          </span>
        )}
        <span className={css.name} data-typed={text.trim() !== '' && !isEnd}>
          {isEnd ? hit.name : <FoundName name={hit.name} text={text} />}{' '}
          {hit.hint && <small>{hit.hint}</small>}
          {done && (
            <small className={css.done} data-asks={isAsked || undefined}>
              {isAsked ? <Icon of={LockOpen} size={16} /> : <Icon of={Check} size={16} />}
              {done}
            </small>
          )}
        </span>
      </div>
      {isActive && (
        <kbd className={css.open} aria-hidden>
          <CornerDownLeft size={14} /> {t('keys.open')}
        </kbd>
      )}
      {acts.length > 0 && (
        <div role="presentation" className={css.acts}>
          {acts.map((act, at) => {
            const ActIcon = act.icon === 'undo' ? Undo2 : ACT_ICONS[act.icon];
            return (
              <div
                key={act.key}
                id={`${id}-${act.key}`}
                role="option"
                aria-selected={isActive && actAt === at}
                aria-label={act.name}
                className={css.act}
                onClick={act.onRun}
              >
                <Icon of={ActIcon} size={16} />
                {act.short ? <ShortWords short={act.short}>{act.label}</ShortWords> : act.label}
              </div>
            );
          })}
        </div>
      )}
      {acts.length > 1 && !isActive && (
        <div
          role="option"
          aria-selected={false}
          aria-label={t('act.named', { act: t('act.more'), name: hit.name })}
          className={css.more}
          onClick={onPoint}
        >
          <Icon of={Ellipsis} size={20} />
        </div>
      )}
      <Icon of={ChevronRight} className={css.chevron} />
    </div>
  );
}
