import { CalendarPlus, Eye, EyeOff, Flag, Globe, LogOut, QrCode, Star, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { isOwner, type Plan } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import { isFollowable, isReading, Print } from './reading';
import { CopyPlan } from './CopyPlan';

interface MoreActionsProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
}

/** Ignores a failure, because an alert already reports it. */
const quietly = (call: Promise<unknown>) => call.catch(() => undefined);

/** The menu's actions that only some readers have, or need seldom. */
export function MoreActions({ plan, onChanged }: MoreActionsProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { person } = useAuth();
  const { openModal } = useMealplan();
  const router = useRouter();
  const calls = usePlanCalls();
  const confirm = useConfirm();
  const isAdmin = person?.Rolee === 'Admin';
  const isWide = useWide();
  const isMember = isReading(person);
  const { id, Name: name } = plan;

  const remove = async () => {
    const text = { title: t('delete.title', { name }), confirmLabel: t('common:action.delete') };
    if (await confirm(text)) await quietly(calls.remove(id).then(() => router.push('/mealplan/my')));
  };
  const leave = async () => {
    const text = {
      title: t('leave.title', { name }),
      body: t('leave.text'),
      confirmLabel: t('action.leave'),
    };
    if (await confirm(text))
      await quietly(calls.leave(id).then(() => router.push('/mealplan/my?tab=member')));
  };
  const isGuest = plan.myRole === 'viewer' || (plan.myRole === 'editor' && !isAdmin);
  return (
    <>
      {isOwner(plan) && (
        <>
          {plan.visibility === 'private' && (
            <Button tone="menu" icon={Globe} onClick={() => openModal({ name: 'publish' })}>
              {t('action.open')}
            </Button>
          )}
          <Button tone="menu" icon={Users} onClick={() => openModal({ name: 'members' })}>
            {t('action.members')}
          </Button>
        </>
      )}
      <Button tone="menu" icon={QrCode} onClick={() => openModal({ name: 'qr' })}>
        {t('action.qr')}
      </Button>
      {isMember && !(isWide && plan.myRole === 'reader') && <CopyPlan id={id} tone="menu" />}
      {!(isWide && plan.myRole === 'viewer') && <Print tone="menu" />}
      {plan.myRole === 'viewer' && !plan.eatsAlong && isFollowable(plan) && (
        <Button tone="menu" icon={CalendarPlus} onClick={() => openModal({ name: 'subscribe' })}>
          {t('action.subscribe')}
        </Button>
      )}
      {isGuest && (
        <Button tone="menu" icon={LogOut} onClick={leave}>
          {t('action.leave')}
        </Button>
      )}
      {isMember && !isOwner(plan) && (
        <Button tone="menu" icon={Flag} onClick={() => openModal({ name: 'report' })}>
          {t('action.report')}
        </Button>
      )}
      {isAdmin && (
        <>
          <Button
            tone="menu"
            icon={plan.hidden ? Eye : EyeOff}
            onClick={() => quietly(calls.hide(id, !plan.hidden).then(onChanged))}
          >
            {t(plan.hidden ? 'action.unhide' : 'action.hide')}
          </Button>
          <Button
            tone="menu"
            icon={Star}
            onClick={() => quietly(calls.feature(id, !plan.featured).then(onChanged))}
          >
            {t(plan.featured ? 'action.unfeature' : 'action.feature')}
          </Button>
        </>
      )}
      {(isOwner(plan) || isAdmin) && (
        <Button tone="menu" icon={Trash2} onClick={remove}>
          {t('common:action.delete')}
        </Button>
      )}
    </>
  );
}
