import { useCallback, useMemo } from 'react';
import * as homes from '@/lib/api/pantry/pantry';
import type { HouseholdMember } from '@/lib/domain/mealplan/household';
import type { Household } from '@/lib/domain/pantry/types';
import { useLive } from '@/lib/hooks/useLive';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useQuietRead } from '@/context/remote/read';

const useHouseholds = (isWanted: boolean) => {
  const { person } = useAuth();
  return useStoredRead<Household[]>(isWanted && person ? ['household'] : null, homes.listHouseholds, {
    isQuiet: true,
  });
};
const ownOf = (all: readonly Household[]) => all.find(({ myRole }) => myRole !== 'invited');

/** Returns the person's household, and those that invited them. */
export function useHousehold() {
  const { person } = useAuth();
  const { remote, reload } = useHouseholds(true);
  useLive(person && 'households');
  const all = remote.status === 'ready' ? remote.data : [];
  return {
    status: remote.status,
    own: ownOf(all),
    invitations: all.filter(({ myRole }) => myRole === 'invited'),
    reload,
  };
}

/** Returns the other people in the person's household, in order of joining; empty until `isWanted`. */
export function useHouseholdMembers(isWanted = true) {
  const { person } = useAuth();
  const { remote, reload } = useHouseholds(isWanted);
  const me = person?.id;
  const people = useMemo(() => {
    const own = remote.status === 'ready' ? ownOf(remote.data) : undefined;
    const all = own ? [own.owner, ...own.members] : [];
    return all.filter((one): one is HouseholdMember => one !== null && one.id !== me);
  }, [me, remote]);
  return { people, reload };
}

/** Reads the household that a join link opens. */
export function useHouseholdLink(token: string | null) {
  const { person } = useAuth();
  return useQuietRead<Household | null>(person && token ? ['householdLink', token] : null, () =>
    homes.readHouseholdLink(token ?? ''),
  );
}

/** Returns calls that change households and their members; each shows its own alerts. */
export function useHouseholdCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'households' });
      // the household determines which of these records the person sees
      invalidate({ collection: 'pantry-items' }, 'live');
      invalidate({ collection: 'barcodes' }, 'live');
      return answer;
    },
    [write],
  );
  return {
    create: (Name: string) => call('household.create', () => homes.createHousehold(Name, newKey())),
    rename: (id: number, Name: string) => call('household.rename', () => homes.renameHousehold(id, Name)),
    invite: (id: number, email: string) =>
      call('household.invite', () => homes.inviteToHousehold(id, { email })),
    withdraw: (id: number, email: string) =>
      call('household.withdraw', () => homes.withdrawInvitation(id, { email })),
    remove: (id: number, user: number) =>
      call('household.remove', () => homes.removeFromHousehold(id, { user })),
    accept: (id: number) => call('household.join', () => homes.answerHouseholdInvitation(id, 'accept')),
    join: (token: string) => call('household.join', () => homes.joinHousehold(token)),
    decline: (id: number) => call('household.decline', () => homes.answerHouseholdInvitation(id, 'decline')),
    leave: (id: number) => call('household.leave', () => homes.answerHouseholdInvitation(id, 'leave')),
    renew: (id: number) => call('household.renew', () => homes.answerHouseholdInvitation(id, 'renew-token')),
  };
}
