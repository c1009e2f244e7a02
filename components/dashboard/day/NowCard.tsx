import { ArrowLeftRight, BookOpen, ChefHat } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { ItemMark } from '@/components/calendar/item/ItemMark';
import { ItemOutcome } from '@/components/calendar/item/ItemOutcome';
import { placeOf } from '@/components/calendar/item/placeOf';
import { useItemFacts } from '@/components/calendar/item/useItemFacts';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { KIND_ICONS } from '@/components/day/week/FilterBar';
import { AllergenTag } from '@/components/food/AllergenTag';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { useDish } from '@/context/dish/dish';
import type { Dish } from '@/lib/domain/dish/record';
import { timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { useWide } from '@/lib/hooks/useWide';
import type { Remote } from '@/lib/remote/remote';
import { LazyAteDialog } from './AteDialog.lazy';
import type { DayRowsProps } from './DayRows';
import { ExercisePicture } from './ExercisePicture';
import css from './NowCard.module.scss';

interface NowCardProps extends Omit<DayRowsProps, 'items'> {
  readonly item: CalendarItem;
  /** Other lines of the same meal. */
  readonly sides: readonly CalendarItem[];
  readonly now: string;
}

/** Shows the current or next entry: large, with its picture and its mark. */
export function NowCard({ item, sides, now, isOfOnePlan, waiting, onMark }: NowCardProps) {
  const { t } = useTranslation('mealplan');
  const titleOf = useItemTitle();
  const factsOf = useItemFacts();
  const time = timeOf(item);
  const isWide = useWide(); // Phones show the link to cooking right below.
  const dish = useDish(item.dish ?? null);
  const hasSteps = dish.remote.status === 'ready' && dish.remote.data.Steps.length > 0;
  const canCook = isWide && item.state !== 'done' && hasSteps;
  const [isOther, setOther] = useState(false);
  const facts = [
    factsOf(item, isOfOnePlan),
    sides.length > 0 && t('today.with', { names: sides.map(titleOf).join(', ') }),
  ];
  const icon = KIND_ICONS[item.kind];
  const sign = (
    <span className={css.sign}>
      <Icon of={icon} size={32} />
    </span>
  );
  return (
    <div className={css.now}>
      {item.dish ? (
        <DishPicture of={dish.remote} />
      ) : item.exercise ? (
        <ExercisePicture id={item.exercise} className={css.picture}>
          {sign}
        </ExercisePicture>
      ) : (
        sign
      )}
      <div className={css.words}>
        <p className={css.when}>
          <strong>{t(time !== undefined && time > now ? 'today.next' : 'today.now')}</strong> · {time}
        </p>
        <h3>
          <Link href={placeOf(item)}>{titleOf(item)}</Link>
        </h3>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <AllergenTag food={{ ...item, allergens: item.allergens ?? [] }} others={item.warned ?? []} />
      </div>
      <div className={css.acts}>
        {canCook && (
          <LinkButton href={`${placeOf(item)}&cook=1`} tone="primary" icon={ChefHat}>
            {t('today.cook')}
          </LinkButton>
        )}
        <ItemMark look={canCook ? 'second' : 'large'} item={item} waiting={waiting} onMark={onMark} />
        <ItemOutcome item={item} onMark={onMark} />
        {item.dish && !canCook && (
          <LinkButton href={placeOf(item)} icon={BookOpen}>
            {t('today.recipe')}
          </LinkButton>
        )}
        {isWide && item.kind === 'mealplans' && item.state !== 'done' && (
          <Button icon={ArrowLeftRight} onClick={() => setOther(true)}>
            {t('today.other')}
          </Button>
        )}
        {isOther && (
          <LazyAteDialog
            today={item.day}
            onEaten={() => onMark(item, 'skipped')}
            onClose={() => setOther(false)}
          />
        )}
      </div>
    </div>
  );
}

function DishPicture({ of: remote }: { of: Remote<Dish> }) {
  if (remote.status === 'loading') return <span className={`skeleton ${css.picture}`} />;
  const [image] = remote.status === 'ready' ? remote.data.DishImages : [];
  return <Picture image={image} alt="" sizes="(max-width: 575px) 96px, 288px" className={css.picture} />;
}
