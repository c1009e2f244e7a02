import { Plus, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useListThing, type ListNamed, type Thing } from '@/context/shoplist/listThing';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { useRole } from '@/context/RoleContext';
import css from './RunningOut.module.scss';

/** Something that runs low, with its line for a shopping list. */
export interface LowThing {
  readonly id: string;
  readonly name: string;
  /** Text with the remaining amount. */
  readonly left: string;
  readonly thing: Thing;
  /** List on which it already stands; null until known. */
  readonly on?: ListNamed | null;
}
/** List that holds the thing, and the key of its line if it was added here. */
interface Added {
  readonly list: ListNamed;
  readonly key?: string;
}

interface LowProps {
  readonly things: readonly LowThing[];
  /** List that receives the things; undefined creates a new one. */
  readonly list: ListNamed | undefined;
}

/** Lists things that run low; one tap adds a thing to the list, another takes it off. */
export function LowThings({ things: low, list }: LowProps) {
  const { t } = useTranslation(['day', 'common']);
  const { may } = useRole();
  const lists = useShopListCalls();
  const things = useListThing();
  /** Changes made here, null for reverted ones; they override the data read before. */
  const [added, setAdded] = useState<ReadonlyMap<string, Added | null>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const note = (id: string, what: Added | null) => setAdded((now) => new Map(now).set(id, what));
  /** Runs one task at a time; a failed task leaves its line unchanged. */
  const once = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work().catch(() => undefined); // An alert already reports it.
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
              <Icon of={TriangleAlert} />
              <span className={css.words}>
                <strong>{name}</strong> <small>{left}</small>
                <small role="status">
                  {listed && t(isDone ? 'low.onList' : 'low.there', { list: listed.Name })}
                </small>
              </span>
              {may('shoplists.change') && own.includes(one) && (
                <Button
                  icon={isDone ? Undo2 : Plus}
                  aria-label={t(isDone ? 'low.undo' : 'low.addNamed', { name })}
                  aria-disabled={isBusy || Boolean(what && !isDone)}
                  onClick={() => void (what ? takeOff(id, what) : add([one]))}
                >
                  {isDone ? t('common:action.undo') : t('low.add')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {may('shoplists.change') && own.length > 1 && (
        <Button tone="link" aria-disabled={isBusy || open.length === 0} onClick={() => void add(open)}>
          {t('low.addAll')}
        </Button>
      )}
    </>
  );
}
