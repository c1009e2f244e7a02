import {
  ArrowDownUp,
  CalendarRange,
  Ellipsis,
  LogOut,
  Pencil,
  Printer,
  Trash2,
  Users,
  Wifi,
  WifiOff,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { useAuth } from '@/context/AuthContext';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './ListActions.module.scss';
import type { ListDialogProps } from './RenameDialog';

const DIALOGS = {
  aisles: dynamic(() => import('./AislesDialog').then((module) => module.AislesDialog), { ssr: false }),
  share: dynamic(() => import('./ShareListDialog').then((module) => module.ShareListDialog), { ssr: false }),
  rename: dynamic(() => import('./RenameDialog').then((module) => module.RenameDialog), { ssr: false }),
  plan: dynamic(
    () => import('@/components/shoplist/add/FromPlanDialog').then((module) => module.FromPlanDialog),
    { ssr: false },
  ),
} as const;

/** Button that shares a list, and a menu with the less frequent actions. */
export function ListActions({ list, onChanged }: Omit<ListDialogProps, 'onClose'>) {
  const { t } = useTranslation(['shoplist', 'common']);
  const { person } = useAuth();
  const router = useRouter();
  const confirm = useConfirm();
  const calls = useShopListCalls();
  const { isChosen, choose } = useOffline();
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const isOwn = list.owner?.id === person?.id;
  const Dialog = open && DIALOGS[open];
  const name = list.Name;

  const end = async (title: string, confirmLabel: string, act: () => Promise<unknown>) => {
    if (!(await confirm({ title, confirmLabel }))) return;
    await act().then(
      () => router.push('/shoplist'),
      () => undefined, // an alert shows the error
    );
  };
  const remove = () =>
    end(t('delete.title', { name }), t('common:action.delete'), () => calls.remove(list.id));
  const leave = () => end(t('leave.title', { name }), t('action.leave'), () => calls.leave(list.id));
  return (
    <>
      <button
        type="button"
        className={`btn btn-outline-primary ${css.share}`}
        onClick={() => setOpen('share')}
      >
        <Users size={18} aria-hidden />
        {t('common:action.share')}
      </button>
      <Dropdown
        label={
          <>
            <span className={css.word}>{t('action.more')}</span>
            <Ellipsis className={css.dots} size={24} aria-hidden />
          </>
        }
        name={t('action.more')}
        align="end"
      >
        <button type="button" className={`menu-link ${css.shareBelow}`} onClick={() => setOpen('share')}>
          <Users size={18} aria-hidden />
          {t('common:action.share')}
        </button>
        <button type="button" className="menu-link" onClick={() => setOpen('plan')}>
          <CalendarRange size={18} aria-hidden />
          {t('lists.fromPlan')}
        </button>
        <button type="button" className="menu-link" onClick={() => setOpen('aisles')}>
          <ArrowDownUp size={18} aria-hidden />
          {t('action.aisles')}
        </button>
        <button type="button" className="menu-link" onClick={() => choose(!isChosen)}>
          {isChosen ? <Wifi size={18} aria-hidden /> : <WifiOff size={18} aria-hidden />}
          {t(isChosen ? 'action.online' : 'action.offline')}
        </button>
        <button type="button" className="menu-link" onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('common:action.print')}
        </button>
        <button type="button" className="menu-link" onClick={() => setOpen('rename')}>
          <Pencil size={18} aria-hidden />
          {t('action.rename')}
        </button>
        {isOwn ? (
          <button type="button" className="menu-link" onClick={remove}>
            <Trash2 size={18} aria-hidden />
            {t('common:action.delete')}
          </button>
        ) : (
          <button type="button" className="menu-link" onClick={leave}>
            <LogOut size={18} aria-hidden />
            {t('action.leave')}
          </button>
        )}
      </Dropdown>
      {Dialog && <Dialog list={list} onChanged={onChanged} onClose={() => setOpen(undefined)} />}
    </>
  );
}
