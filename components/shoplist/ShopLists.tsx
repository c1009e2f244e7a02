import { Bike, CalendarRange, ListPlus, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useId, useState, type FormEvent } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { LazyFromPlanDialog } from '@/components/shoplist/add/FromPlanDialog.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useShopListCalls, useShopLists } from '@/context/shoplist/shoplists';
import { usePersonName } from '@/context/people/usePersonName';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { fieldFault } from '@/lib/faults/fault';
import css from './ShopLists.module.scss';
import { ProgressBar } from '@/components/shoplist/view/ProgressBar';
import { TogetherField } from '@/components/shoplist/add/TogetherField';
import { useTogether } from '@/components/shoplist/add/useTogether';

/** Lists a person's shopping lists, with a field that creates one. */
export function ShopLists() {
  const { t } = useTranslation('shoplist');
  const { remote, reload } = useShopLists();
  return (
    <>
      <NewList />
      <RemoteList
        of={remote}
        skeleton={<SkeletonRows count={4} />}
        onRetry={reload}
        nothing={<EmptyState title={t('lists.emptyTitle')} text={t('lists.emptyText')} />}
      >
        {(lists) => (
          <ul className={css.lists}>
            {lists.map((list) => (
              <ListCard key={list.id} list={list} />
            ))}
          </ul>
        )}
      </RemoteList>
    </>
  );
}

function ListCard({ list }: { list: ShopList }) {
  const { t } = useTranslation('shoplist');
  const nameOf = usePersonName();
  const { person } = useAuth();
  const isOwn = list.owner?.id === person?.id;
  return (
    <li>
      <Link href={`/shoplist/${list.id}`} className={css.card}>
        <strong>{list.Name}</strong>
        <ProgressBar done={list.done} total={list.total} />
        {list.ordered > 0 && (
          <span className={css.meta}>
            <Icon of={Bike} size={16} /> {t('lists.ordered', { count: list.ordered })}
          </span>
        )}
        {!isOwn && list.owner && (
          <span className={css.meta}>
            <Icon of={Users} size={16} /> {t('lists.shared', { name: nameOf(list.owner.Name) })}
          </span>
        )}
        {isOwn && list.members.length > 0 && (
          <span className={css.meta}>
            <Icon of={Users} size={16} /> {t('lists.with', { count: list.members.length })}
          </span>
        )}
      </Link>
    </li>
  );
}

function NewList() {
  const { t } = useTranslation('shoplist');
  const router = useRouter();
  const calls = useShopListCalls();
  const id = useId();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<FieldMessage>();
  const [isSending, setSending] = useState(false);
  const [isFromPlan, setFromPlan] = useState(false);
  // the people it is shared with are shown once a list is begun; until then the lists below stay in place
  const [isBegun, setBegun] = useState(false);
  const together = useTogether(isBegun);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!name.trim()) return setFault({ key: 'required' });
    setSending(true);
    try {
      await router.push(`/shoplist/${(await calls.create(name, together.members)).id}`);
    } catch (cause) {
      if (!together.isRefused(cause)) setFault(fieldFault(cause));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={css.begin}>
      <form onSubmit={create} noValidate>
        <label htmlFor={id} className="form-label">
          {t('lists.newName')}
        </label>
        <div className={css.inline}>
          <input
            id={id}
            className={`form-control${fault ? ' is-invalid' : ''}`}
            autoComplete="off"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-error` : undefined}
            value={name}
            onFocus={() => setBegun(true)}
            onChange={({ target }) => {
              setFault(undefined);
              setName(target.value);
            }}
          />
          <Button type="submit" tone="primary" icon={ListPlus} isBusy={isSending}>
            {t('lists.create')}
          </Button>
        </div>
        <FieldError id={`${id}-error`} error={fault} />
        {isBegun && <TogetherField together={together} />}
      </form>
      <Button tone="outline-primary" icon={CalendarRange} onClick={() => setFromPlan(true)}>
        {t('lists.fromPlan')}
      </Button>
      {isFromPlan && <LazyFromPlanDialog onClose={() => setFromPlan(false)} />}
    </div>
  );
}
