import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { leftToBuy } from '@/lib/domain/shoplist/delivery';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { runsLow } from '@/lib/domain/supplement/intake';
import type { Intake } from '@/lib/domain/supplement/record';
import type { Remote } from '@/lib/remote/remote';
import dayBoardCss from './DayBoard.module.scss';
import css from './RunningOut.module.scss';
import { LowIntakes } from './LowIntakes';

/** The newest of them; the others stand behind the menu. */
const LISTS = 3;

interface RunningOutProps {
  readonly of: Remote<Intake[]>;
  /** The person's shopping lists. */
  readonly lists: Remote<ShopList[]>;
  readonly today: string;
  readonly onRetry: () => void;
}

/** What is short: what is still to buy, and the supplements that will be used up within days. */
export function RunningOut({ of, lists: remote, today, onRetry }: RunningOutProps) {
  const { t } = useTranslation('day');
  const lists = remote.status === 'ready' ? remote.data.filter((one) => leftToBuy(one) > 0) : [];
  return (
    <section className={dayBoardCss.card} aria-labelledby="running-out">
      <h2 id="running-out">{t('low.title')}</h2>
      {lists.length > 0 && <ToBuy lists={lists.slice(0, LISTS)} />}
      <RemoteView of={of} skeleton={<SkeletonRows count={1} />} onRetry={onRetry}>
        {(intakes) => {
          const low = intakes.filter((intake) => runsLow(intake, today));
          if (low.length > 0)
            return <LowIntakes intakes={low} list={remote.status === 'ready' ? remote.data[0] : undefined} />;
          return lists.length === 0 && <p className={dayBoardCss.hint}>{t('low.none')}</p>;
        }}
      </RemoteView>
      <Link href="/supplements">{t('low.all')}</Link>
    </section>
  );
}

/** The lists with something left on them. */
function ToBuy({ lists }: { lists: readonly ShopList[] }) {
  const { t } = useTranslation('day');
  return (
    <ul className={css.buy}>
      {lists.map((list) => (
        <li key={list.id}>
          <Link href={`/shoplist/${list.id}`}>
            <ShoppingBasket size={18} aria-hidden />
            <strong>{list.Name}</strong>
            <span>{t('low.toBuy', { count: leftToBuy(list) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
