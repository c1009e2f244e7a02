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
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazyFromPlanDialog } from '@/components/shoplist/add/FromPlanDialog.lazy';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { useAuth } from '@/context/AuthContext';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './ListActions.module.scss';
import { LazyAislesDialog } from './AislesDialog.lazy';
import type { ListDialogProps } from './RenameDialog';
import { LazyRenameDialog } from './RenameDialog.lazy';
import { LazyShareListDialog } from './ShareListDialog.lazy';

const DIALOGS = {
  aisles: LazyAislesDialog,
  share: LazyShareListDialog,
  rename: LazyRenameDialog,
  plan: LazyFromPlanDialog,
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
      <Button tone="outline-primary" icon={Users} className={css.share} onClick={() => setOpen('share')}>
        {t('common:action.share')}
      </Button>
      <Dropdown
        label={
          <>
            <span className={css.word}>{t('action.more')}</span>
            <Icon of={Ellipsis} className={css.dots} size={24} />
          </>
        }
        name={t('action.more')}
        align="end"
      >
        <Button tone="menu" icon={Users} className={css.shareBelow} onClick={() => setOpen('share')}>
          {t('common:action.share')}
        </Button>
        <Button tone="menu" icon={CalendarRange} onClick={() => setOpen('plan')}>
          {t('lists.fromPlan')}
        </Button>
        <Button tone="menu" icon={ArrowDownUp} onClick={() => setOpen('aisles')}>
          {t('action.aisles')}
        </Button>
        <Button tone="menu" icon={isChosen ? Wifi : WifiOff} onClick={() => choose(!isChosen)}>
          {t(isChosen ? 'action.online' : 'action.offline')}
        </Button>
        <Button tone="menu" icon={Printer} onClick={() => window.print()}>
          {t('common:action.print')}
        </Button>
        <Button tone="menu" icon={Pencil} onClick={() => setOpen('rename')}>
          {t('action.rename')}
        </Button>
        {isOwn ? (
          <Button tone="menu" icon={Trash2} onClick={remove}>
            {t('common:action.delete')}
          </Button>
        ) : (
          <Button tone="menu" icon={LogOut} onClick={leave}>
            {t('action.leave')}
          </Button>
        )}
      </Dropdown>
      {Dialog && <Dialog list={list} onChanged={onChanged} onClose={() => setOpen(undefined)} />}
    </>
  );
}
