import { Clock, CircleCheck, CircleX, Link2, UserMinus, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { Button } from '@/components/ui/inputs/Button';
import { Row, RowActions, Rows, RowText } from '@/components/ui/lists/Rows';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Tag } from '@/components/ui/Tag';
import { useMembers, type Membership } from '@/context/mealplan/mealplans';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { usePersonName } from '@/context/people/usePersonName';
import type { Plan } from '@/lib/domain/mealplan/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import sharing from '@/locales/en/sharing.json';
import { InviteForm } from './InviteForm';
import { RoleSelect } from './RoleSelect';
import { useCopyLink } from './useCopyLink';

interface MembersDialogProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Dialog of the plan's members: invites by email, shows roles and answers, changes and removes members. */
function Dialog({ plan, onChanged, onClose }: MembersDialogProps) {
  const { t } = useTranslation('sharing');
  const { remote, reload } = useMembers(plan.id);
  const refresh = async () => {
    await reload();
    await onChanged();
  };
  return (
    <DialogFrame title={t('members.title', { name: plan.Name })} size="lg" onClose={onClose}>
      <InviteForm plan={plan} onInvited={refresh} />
      <RemoteView of={remote} skeleton={<SkeletonRows count={2} />} onRetry={reload}>
        {(members) =>
          members.length === 0 ? (
            <p className="text-body-secondary mb-0">{t('members.empty')}</p>
          ) : (
            <Rows>
              {members.map((member) => (
                <Member key={member.id} member={member} onChanged={refresh} />
              ))}
            </Rows>
          )
        }
      </RemoteView>
    </DialogFrame>
  );
}

const STATES: Readonly<
  Record<Membership['state'], { icon: LucideIcon; tone: 'info' | 'success' | 'attention' }>
> = {
  invited: { icon: Clock, tone: 'info' },
  accepted: { icon: CircleCheck, tone: 'success' },
  declined: { icon: CircleX, tone: 'attention' },
};

function Member({ member, onChanged }: { member: Membership; onChanged: () => unknown }) {
  const { t } = useTranslation(['mealplan', 'sharing', 'common']);
  const calls = usePlanCalls();
  const confirm = useConfirm();
  const copyLink = useCopyLink();
  const nameOf = usePersonName();
  const { id, user, email, role, state, token } = member;
  const name = user?.Name ? nameOf(user.Name) : email;
  const quietly = (call: Promise<unknown>) => call.then(onChanged, () => undefined); // An alert already reports it.
  const remove = async () => {
    const text = {
      title: t('sharing:members.removeTitle', { name }),
      confirmLabel: t('common:action.remove'),
    };
    if (await confirm(text)) await quietly(calls.removeMember(id));
  };
  return (
    <Row>
      <RowText>
        <strong>{name}</strong>
        {user?.Name && email && <span className="text-body-secondary">{email}</span>}
        <Tag tone={STATES[state].tone} icon={STATES[state].icon}>
          {t(`sharing:members.state.${state}`)}
        </Tag>
      </RowText>
      <RowActions>
        <RoleSelect
          label={t('sharing:members.roleOf', { name })}
          hideLabel
          value={role}
          onChange={(next) => quietly(calls.setRole(id, next))}
        />
        {state === 'invited' && token && (
          <Button icon={Link2} onClick={() => copyLink(`${window.location.origin}/mealplan/join/${token}`)}>
            {t('action.copyLink')}
          </Button>
        )}
        <Button tone="outline-danger" icon={UserMinus} onClick={remove}>
          {t('common:action.remove')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </RowActions>
    </Row>
  );
}

export const MembersDialog = withNamespaces(Dialog, { sharing });
