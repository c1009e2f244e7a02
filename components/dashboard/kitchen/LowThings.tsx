import { Plus, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useListThing, type ListNamed, type Thing } from '@/context/shoplist/listThing';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { useRole } from '@/context/RoleContext';
import css from './RunningOut.module.scss';

/** Something that runs low, and what a list is told of it. */
export interface LowThing {
  readonly id: string;
  readonly name: string;
  /** How much of it is left. */
  readonly left: string;
  readonly thing: Thing;
  /** The list on which it is to be bought already; null until that is known. */
  readonly on?: ListNamed | null;
}
/** On which list it stands, and its line there where it was added here. */
interface Added {
  readonly list: ListNamed;
  readonly key?: string;
}

interface LowProps {
  readonly things: readonly LowThing[];
  /** The list that takes them; one is begun where there is none. */
  readonly list: ListNamed | undefined;
}

/** Things that run low, each one tap from the list and back. */
export function LowThings({ things: low, list }: LowProps) {
  const { t } = useTranslation(['day', 'common']);
  const { may } = useRole();
  const lists = useShopListCalls();
  const things = useListThing();
  /** Deeds done here, null where they were taken back; they say more than what was read before. */
  const [added, setAdded] = useState<ReadonlyMap<string, Added | null>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const note = (id: string, what: Added | null) => setAdded((now) => new Map(now).set(id, what));
  /** One thing after the other; what fails leaves its line as it was. */
  const once = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work().catch(() => undefined); // the alert has said it
    setBusy(false);
  };
  const add = (chosen: readonly LowThing[]) =>
    once(async () => {
      if (chosen.length === 0) return;
      const to = list ?? (await lists.create(t('low.newList')));
      for (const { id, thing } of chosen) {
        const { isThere, key } = await things.put(to.id, thing);
        note(id, { list: to, key: isThere ? undefined : key });
      }
    });
  const takeOff = (id: string, { list: from, key }: Added) =>
    once(async () => {
      if (key === undefined) return;
      await things.takeOff(from.id, key);
      note(id, null);
    });
  const own = low.filter(({ id, on }) => on === undefined || added.has(id));
  const open = own.filter(({ id }) => !added.get(id));
  return (
    <>
      <ul className={css.low}>
        {low.map((one) => {
          const { id, name, left, on } = one;
          const what = added.get(id);
          const isDone = what?.key !== undefined;
          const listed = what === undefined ? on : what?.list;
          return (
            <li key={id}>
              <TriangleAlert size={18} aria-hidden />
              <span className={css.words}>
                <strong>{name}</strong> <small>{left}</small>
                <small role="status">
                  {listed && t(isDone ? 'low.onList' : 'low.there', { list: listed.Name })}
                </small>
              </span>
              {may('shoplists.change') && own.includes(one) && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  aria-label={t(isDone ? 'low.undo' : 'low.addNamed', { name })}
                  aria-disabled={isBusy || Boolean(what && !isDone)}
                  onClick={() => void (what ? takeOff(id, what) : add([one]))}
                >
                  {isDone ? <Undo2 size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
                  {isDone ? t('common:action.undo') : t('low.add')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {may('shoplists.change') && own.length > 1 && (
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
