import { Plus, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useListThing } from '@/context/data/listThing';
import { useShopListCalls } from '@/context/data/shoplists';
import { useRole } from '@/context/RoleContext';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { daysLeft } from '@/lib/domain/supplement/intake';
import { intakeName, type Intake } from '@/lib/domain/supplement/record';
import css from './RunningOut.module.scss';

type ListNamed = Pick<ShopList, 'id' | 'Name'>;
/** On which list it stands, and its line there where it was added here. */
interface Added {
  readonly list: ListNamed;
  readonly key?: string;
}

interface LowProps {
  readonly intakes: readonly Intake[];
  /** The list that takes them; one is begun where there is none. */
  readonly list: ListNamed | undefined;
}

/** The supplements that run low, each one tap from the list and back. */
export function LowIntakes({ intakes, list }: LowProps) {
  const { t } = useTranslation(['day', 'common']);
  const { may } = useRole();
  const lists = useShopListCalls();
  const things = useListThing();
  const [added, setAdded] = useState<ReadonlyMap<number, Added>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const note = (id: number, what: Added | undefined) =>
    setAdded((now) => {
      const next = new Map(now);
      if (what) next.set(id, what);
      else next.delete(id);
      return next;
    });
  /** One thing after the other; what fails leaves its line as it was. */
  const once = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work().catch(() => undefined); // the alert has said it
    setBusy(false);
  };
  const add = (chosen: readonly Intake[]) =>
    once(async () => {
      if (chosen.length === 0) return;
      const to = list ?? (await lists.create(t('low.newList')));
      for (const intake of chosen) {
        const { isThere, key } = await things.put(to.id, { Name: intakeName(intake), category: 'other' });
        note(intake.id, { list: to, key: isThere ? undefined : key });
      }
    });
  const takeOff = (id: number, { list: from, key }: Added) =>
    once(async () => {
      if (key === undefined) return;
      await things.takeOff(from.id, key);
      note(id, undefined);
    });
  const open = intakes.filter(({ id }) => !added.has(id));
  return (
    <>
      <ul className={css.low}>
        {intakes.map((intake) => {
          const name = intakeName(intake);
          const what = added.get(intake.id);
          const isDone = what?.key !== undefined;
          return (
            <li key={intake.id}>
              <TriangleAlert size={18} aria-hidden />
              <span className={css.words}>
                <strong>{name}</strong> <small>{t('low.lasts', { count: daysLeft(intake) ?? 0 })}</small>
                <small role="status">
                  {what && t(isDone ? 'low.onList' : 'low.there', { list: what.list.Name })}
                </small>
              </span>
              {may('shoplists.change') && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  aria-label={t(isDone ? 'low.undo' : 'low.addNamed', { name })}
                  aria-disabled={isBusy || (what && !isDone)}
                  onClick={() => void (what ? takeOff(intake.id, what) : add([intake]))}
                >
                  {isDone ? <Undo2 size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
                  {isDone ? t('common:action.undo') : t('low.add')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {may('shoplists.change') && intakes.length > 1 && (
        <button
          type="button"
          className="btn btn-link"
          aria-disabled={isBusy || open.length === 0}
          onClick={() => void add(open)}
        >
          {t('low.addAll')}
        </button>
      )}
    </>
  );
}
