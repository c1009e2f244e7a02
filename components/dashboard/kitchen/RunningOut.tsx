import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Icon } from '@/components/ui/Icon';
import { isShort } from '@/lib/domain/pantry/arrange';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { leftToBuy } from '@/lib/domain/shoplist/delivery';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { daysLeft, runsLow } from '@/lib/domain/supplement/intake';
import { intakeName, type Intake } from '@/lib/domain/supplement/record';
import type { Remote } from '@/lib/remote/remote';
import dayBoardCss from '@/components/dashboard/day/DayBoard.module.scss';
import css from './RunningOut.module.scss';
import { LazyKitchenLow } from './KitchenLow.lazy';
import { LowThings, type LowThing } from './LowThings';

/** Number of lists shown, newest first; the rest are in the menu. */
const LISTS = 3;
/** Number of kitchen things listed by name; the rest are on the pantry page. */
const NAMED = 5;

const NOTHING: readonly PantryItem[] = [];

interface RunningOutProps {
  readonly of: Remote<Intake[]>;
  /** Things at home; if they cannot be read, only the supplements show. */
  readonly pantry: Remote<PantryItem[]>;
  /** Shopping lists of the person. */
  readonly lists: Remote<ShopList[]>;
  readonly today: string;
  readonly onRetry: () => void;
}

/**
 * Shows the shopping lists with something left to buy and, apart from them, the shortages: pantry things below their
 * minimum, and supplements that will be used up within days.
 */
export function RunningOut({ of, pantry, lists: remote, today, onRetry }: RunningOutProps) {
  const { t } = useTranslation('day');
  const lists = remote.status === 'ready' ? remote.data.filter((one) => leftToBuy(one) > 0) : [];
  const items = pantry.status === 'ready' ? pantry.data : NOTHING;
  const short = items.filter(isShort);
  const lowIntake = (intake: Intake): LowThing => ({
    id: String(intake.id),
    name: intakeName(intake),
    left: t('low.lasts', { count: daysLeft(intake) ?? 0 }),
    thing: { Name: intakeName(intake), category: 'other' },
  });
  return (
    <div className={dayBoardCss.card}>
      {lists.length > 0 && <ToBuy lists={lists.slice(0, LISTS)} />}
      <section className={css.part} aria-labelledby="running-out">
        <h2 id="running-out">{t('low.title')}</h2>
        <RemoteView
          of={pantry.status === 'loading' ? pantry : of}
          skeleton={<SkeletonRows count={1} />}
          onRetry={onRetry}
        >
          {(intakes) => {
            const low = intakes.filter((intake) => runsLow(intake, today)).map(lowIntake);
            const list = remote.status === 'ready' ? remote.data[0] : undefined;
            if (short.length > 0)
              return <LazyKitchenLow items={short.slice(0, NAMED)} others={low} list={list} />;
            if (low.length > 0) return <LowThings things={low} list={list} />;
            return <p className={dayBoardCss.hint}>{t('low.none')}</p>;
          }}
        </RemoteView>
        {short.length > 0 && (
          <Link href="/pantry">
            {t('soon.all')}
            {short.length > NAMED && ` (${t('soon.more', { count: short.length - NAMED })})`}
          </Link>
        )}
        <Link href="/supplements">{t('low.all')}</Link>
      </section>
    </div>
  );
}

/** Lists the shopping lists with something left to buy. */
function ToBuy({ lists }: { lists: readonly ShopList[] }) {
  const { t } = useTranslation('day');
  return (
    <section className={css.part} aria-labelledby="to-buy">
      <h2 id="to-buy">{t('low.lists')}</h2>
      <ul className={css.buy}>
        {lists.map((list) => (
          <li key={list.id}>
            <Link href={`/shoplist/${list.id}`}>
              <Icon of={ShoppingBasket} />
              <strong>{list.Name}</strong>
              <span>{t('low.toBuy', { count: leftToBuy(list) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
