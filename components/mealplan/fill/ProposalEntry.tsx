import { Lock, LockOpen, Refrigerator, Shuffle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import { leftoverSource } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import type { Slot } from '@/lib/domain/planning/model';
import { slotId } from '@/lib/forms/mealplan/proposal';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from './ProposalView.module.scss';
import { useEaterName } from '../../day/useEaterName';
import { OtherDishes } from './OtherDishes';
import type { Filling } from './useFilling';

interface ProposalEntryProps {
  readonly entry: PlanEntry;
  /** Slot of the proposal; null for an entry already in the plan. */
  readonly slot: Slot | null;
  readonly filling: Filling;
  readonly kcal?: number;
}

/** Shows one dish of a proposal, with buttons to keep or replace it. */
export function ProposalEntry({ entry, slot, filling, kcal }: ProposalEntryProps) {
  const { t } = useTranslation('fill');
  const { language } = useLanguage();
  const { table, locked, asked, toggleLock } = filling;
  const [isChoosing, setChoosing] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  const eaterName = useEaterName();
  const { name } = nameOfEntry(entry, { parts: table.parts, days: table.days, language });
  const source = entry.kind === 'leftovers' ? leftoverSource(entry, table.days) : entry;
  const dish = source?.dish ? table.parts.dishes[source.dish] : undefined;
  const isLocked = slot !== null && locked.has(slotId(slot));
  const isLeft = entry.kind === 'leftovers';
  const facts = [
    slot === null ? t('proposal.standing') : '',
    kcal ? t('proposal.kcal', { value: formatNumber(kcal, language, { digits: 0 }) }) : '',
    dish?.TimeToCook && !isLeft ? formatMinutes(dish.TimeToCook, language) : '',
    sharesText(entry.shares),
  ].filter(Boolean);
  /** Says who eats how much: "Ana 0.8 · Nika 1.2". */
  function sharesText(shares: PlanEntry['shares']): string {
    const said = (shares ?? []).flatMap(({ eater, servings }) => {
      const at = table.eaters.findIndex(({ key }) => key === eater);
      const one = table.eaters[at];
      const amount = formatNumber(servings, language, { digits: 2 });
      return one ? [table.eaters.length > 1 ? `${eaterName(one, at)} ${amount}` : amount] : [];
    });
    if (table.eaters.length > 1) return said.join(' · ');
    return said[0] ? t('proposal.servings', { count: shares?.[0]?.servings ?? 1, value: said[0] }) : '';
  }
  const endChoosing = () => {
    setChoosing(false);
    other.current?.focus();
  };
  return (
    <div className={css.entry} data-standing={slot === null || undefined} data-locked={isLocked || undefined}>
      <Picture image={dish?.DishImages?.[0]} alt="" ratio="1x1" sizes="56px" className={css.picture} />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <small>
          {isLeft && (
            <span className={css.fact}>
              <Icon of={Refrigerator} size={14} />
              {t('proposal.leftovers')}
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ))}
        </small>
      </div>
      {slot && (
        <div className={css.acts}>
          <button
            type="button"
            aria-pressed={isLocked}
            aria-label={t('proposal.lockOf', { name })}
            onClick={() => toggleLock(slot)}
          >
            {isLocked ? <Icon of={Lock} /> : <Icon of={LockOpen} />}
            {t('proposal.lock')}
          </button>
          <Button
            tone="bare"
            icon={Shuffle}
            ref={other}
            aria-expanded={isChoosing}
            aria-label={t('proposal.otherOf', { name })}
            isBusy={asked.status === 'planning'}
            onClick={() => asked.status !== 'planning' && setChoosing(!isChoosing)}
          >
            {t('proposal.other')}
          </Button>
        </div>
      )}
      {slot && isChoosing && <OtherDishes name={name} slot={slot} filling={filling} onDone={endChoosing} />}
    </div>
  );
}
