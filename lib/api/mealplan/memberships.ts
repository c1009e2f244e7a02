import type { Author } from '@/lib/domain/dish/record';
import type { Shown } from '@/lib/api/shown';
import { act, findMany, remove, update } from '@/lib/api/strapi';

export const MEMBER_ROLES = ['viewer', 'editor'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
type MemberState = 'invited' | 'accepted' | 'declined';

/** Membership of a plan, or the invitation to it. */
export interface Membership {
  readonly id: number;
  /** Null if the caller may not read the plan yet. */
  readonly mealplan: { readonly id: number; readonly Name: string } | null;
  readonly planName: string;
  readonly user: Author | null;
  readonly email: string;
  readonly role: MemberRole;
  readonly state: MemberState;
  readonly invitedBy: Author | null;
  /** Token of the link to the invitation; only the plan's owner and the invited person see it. */
  readonly token?: string | null;
}

const MEMBERS = {
  populate: {
    mealplan: { fields: ['Name'] },
    user: { fields: ['Name'], populate: { avatar: true } },
    invitedBy: { fields: ['Name'] },
  },
  pagination: { pageSize: 100 },
  sort: 'id:asc',
} as const;
type MembershipRecord = Shown<'memberships', typeof MEMBERS>;

/** Maps a membership; who joined by the plan's link has no address in it. */
const toMembership = ({ email, ...record }: MembershipRecord): Membership => ({
  ...record,
  email: email ?? '',
});

const answered = async (answer: Promise<MembershipRecord>): Promise<Membership> => toMembership(await answer);

export async function listMembers(plan: number): Promise<Membership[]> {
  const filters = { mealplan: { id: { $eq: plan } } } as const;
  return (await findMany('memberships', { ...MEMBERS, filters })).data.map(toMembership);
}

/** Lists the invitations that the caller has not answered yet. */
export async function listInvitations(person: { id: number; email: string }): Promise<Membership[]> {
  const filters = { state: { $eq: 'invited' } } as const;
  const { data } = await findMany('memberships', { ...MEMBERS, filters });
  const email = person.email.toLowerCase();
  const memberships = data.map(toMembership);
  // the answer includes invitations the person sent for their own plans, which others have to answer
  return memberships.filter(
    ({ user, email: to }) => user?.id === person.id || (!user && to.toLowerCase() === email),
  );
}

/** Invites a person by email, registered or not; the caller must confirm private recipes in the plan. */
export const invite = (plan: number, email: string, role: MemberRole, confirmPrivate: boolean) =>
  act('mealplans', plan, 'invite', { email, role, confirmPrivate });

export const setRole = (id: number, role: MemberRole) => update('memberships', id, { role });
export const removeMember = (id: number) => remove('memberships', id);
export const acceptInvitation = (id: number, along: { eatsAlong?: boolean }) =>
  answered(act('memberships', id, 'accept', along));
export const declineInvitation = (id: number) => answered(act('memberships', id, 'decline'));
