import {
  CalendarPlus,
  Copy,
  Eye,
  EyeOff,
  Flag,
  Globe,
  LogOut,
  Pencil,
  Printer,
  QrCode,
  Star,
  Trash2,
  Users,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useAuth } from '@/context/AuthContext';
import { usePlanCalls } from '@/context/mealplan/mealplans';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { canEditPlan, isOwner, type Plan } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import { loginFor } from '@/lib/routes';
import css from './PlanActions.module.scss';
import { MoreMenu } from '../MoreMenu';

interface ActionsProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
}

/** Shows the actions of a plan: the everyday ones first, the rest behind "more". */
export function PlanActions({ plan, onChanged, children }: ActionsProps & { children?: ReactNode }) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { person } = useAuth();
  const { openModal } = useMealplan();
  const isWide = useWide();
  const isMine = canEditPlan(plan);
  // A viewer who eats along already has the plan on their days.
  const canFollow = plan.myRole === 'reader' && isFollowable(plan);
  return (
    <ButtonRow className={css.withMenu}>
      {isMine && (
        <Link href={`/mealplan/${plan.id}/edit`} className="btn btn-primary">
          <Pencil size={18} aria-hidden />
          {t('common:action.edit')}
        </Link>
      )}
      {canFollow &&
        (person ? (
          <button type="button" className="btn btn-primary" onClick={() => openModal({ name: 'subscribe' })}>
            <CalendarPlus size={18} aria-hidden />
            {t('action.subscribe')}
          </button>
        ) : (
          <Link href={loginFor(`/mealplan/${plan.id}`)} className="btn btn-primary">
            <CalendarPlus size={18} aria-hidden />
            {t('action.subscribe')}
          </Link>
        ))}
      {children}
      {isWide && plan.myRole === 'viewer' && <Print look="btn btn-outline-secondary" />}
      {isWide && plan.myRole === 'reader' && isReading(person) && (
        <Copying id={plan.id} look="btn btn-outline-secondary" />
      )}
      <MoreActions plan={plan} onChanged={onChanged} />
    </ButtonRow>
  );
}

/** Checks that there is a version to follow and that the reader does not follow the plan yet. */
const isFollowable = ({ subscription, version }: Plan): boolean => subscription === null && version > 0;

/** Checks that the reader may have plans of their own. */
const isReading = (person: ReturnType<typeof useAuth>['person']): boolean =>
  person !== null && person.Rolee !== 'Courier';

/** Ignores a failure, because an alert already reports it. */
const quietly = (call: Promise<unknown>) => call.catch(() => undefined);

/** Button that copies this plan into one's own plans. */
function Copying({ id, look }: { id: number; look: string }) {
  const { t } = useTranslation('mealplan');
  const router = useRouter();
  const calls = usePlanCalls();
  const copy = () => quietly(calls.copy(id).then((made) => router.push(`/mealplan/${made.id}/edit`)));
  return (
    <button type="button" className={look} onClick={copy}>
      <Copy size={18} aria-hidden />
      {t('action.copy')}
    </button>
  );
}

function Print({ look }: { look: string }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={look} onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {t('action.print')}
    </button>
  );
}

function MoreActions({ plan, onChanged }: ActionsProps) {
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
    <MoreMenu label={t('action.more')}>
      {isOwner(plan) && (
        <>
          {plan.visibility === 'private' && (
            <button type="button" className="menu-link" onClick={() => openModal({ name: 'publish' })}>
              <Globe size={18} aria-hidden />
              {t('action.open')}
            </button>
          )}
          <button type="button" className="menu-link" onClick={() => openModal({ name: 'members' })}>
            <Users size={18} aria-hidden />
            {t('action.members')}
          </button>
        </>
      )}
      <button type="button" className="menu-link" onClick={() => openModal({ name: 'qr' })}>
        <QrCode size={18} aria-hidden />
        {t('action.qr')}
      </button>
      {isMember && !(isWide && plan.myRole === 'reader') && <Copying id={id} look="menu-link" />}
      {!(isWide && plan.myRole === 'viewer') && <Print look="menu-link" />}
      {plan.myRole === 'viewer' && !plan.eatsAlong && isFollowable(plan) && (
        <button type="button" className="menu-link" onClick={() => openModal({ name: 'subscribe' })}>
          <CalendarPlus size={18} aria-hidden />
          {t('action.subscribe')}
        </button>
      )}
      {isGuest && (
        <button type="button" className="menu-link" onClick={leave}>
          <LogOut size={18} aria-hidden />
          {t('action.leave')}
        </button>
      )}
      {isMember && !isOwner(plan) && (
        <button type="button" className="menu-link" onClick={() => openModal({ name: 'report' })}>
          <Flag size={18} aria-hidden />
          {t('action.report')}
        </button>
      )}
      {isAdmin && (
        <>
          <button
            type="button"
            className="menu-link"
            onClick={() => quietly(calls.hide(id, !plan.hidden).then(onChanged))}
          >
            {plan.hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
            {t(plan.hidden ? 'action.unhide' : 'action.hide')}
          </button>
          <button
            type="button"
            className="menu-link"
            onClick={() => quietly(calls.feature(id, !plan.featured).then(onChanged))}
          >
            <Star size={18} aria-hidden />
            {t(plan.featured ? 'action.unfeature' : 'action.feature')}
          </button>
        </>
      )}
      {(isOwner(plan) || isAdmin) && (
        <button type="button" className="menu-link" onClick={remove}>
          <Trash2 size={18} aria-hidden />
          {t('common:action.delete')}
        </button>
      )}
    </MoreMenu>
  );
}
