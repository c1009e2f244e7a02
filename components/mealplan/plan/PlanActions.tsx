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
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
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
        <LinkButton href={`/mealplan/${plan.id}/edit`} tone="primary" icon={Pencil}>
          {t('common:action.edit')}
        </LinkButton>
      )}
      {canFollow &&
        (person ? (
          <Button tone="primary" icon={CalendarPlus} onClick={() => openModal({ name: 'subscribe' })}>
            {t('action.subscribe')}
          </Button>
        ) : (
          <LinkButton href={loginFor(`/mealplan/${plan.id}`)} tone="primary" icon={CalendarPlus}>
            {t('action.subscribe')}
          </LinkButton>
        ))}
      {children}
      {isWide && plan.myRole === 'viewer' && <Print />}
      {isWide && plan.myRole === 'reader' && isReading(person) && <Copying id={plan.id} />}
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
function Copying({ id, tone }: { id: number; tone?: 'menu' }) {
  const { t } = useTranslation('mealplan');
  const router = useRouter();
  const calls = usePlanCalls();
  const copy = () => quietly(calls.copy(id).then((made) => router.push(`/mealplan/${made.id}/edit`)));
  return (
    <Button tone={tone} icon={Copy} onClick={copy}>
      {t('action.copy')}
    </Button>
  );
}

function Print({ tone }: { tone?: 'menu' }) {
  const { t } = useTranslation();
  return (
    <Button tone={tone} icon={Printer} onClick={() => window.print()}>
      {t('action.print')}
    </Button>
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
      {isMember && !(isWide && plan.myRole === 'reader') && <Copying id={id} tone="menu" />}
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
    </MoreMenu>
  );
}
