import {
  readMe,
  removeAvatar,
  updateProfile,
  uploadAvatar,
  type Person,
  type ProfileInput,
} from '@/lib/api/account/users';
import type { SavedAddress } from '@/lib/domain/order/addresses';
import { isChangedSince } from '@/lib/faults/fault';
import { putRead } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useRead } from '@/context/remote/read';

export type { Person, ProfileInput };

/** The caller with everything that they may see of themselves; `isBehind` where a screen is whole without it. */
export function useMe(how?: { readonly isBehind?: boolean }) {
  const { person } = useAuth();
  return useRead<Person>(person && ['me'], readMe, how);
}

/** Changes what the person has just set; it is said where it stands, whether that is kept or not. */
export function useKeepProfile(id: number) {
  const { background } = useApi();
  const { refreshPerson } = useAuth();
  return (profile: ProfileInput): Promise<Person> =>
    background(() => updateProfile(id, profile).then(refreshPerson), { isQuiet: true });
}

/** Changes of one's own picture; the head of the page follows them. */
export function usePictureCalls(id: number) {
  const { write } = useApi();
  const { refreshPerson } = useAuth();
  const thenRefresh = async <T>(call: Promise<T>): Promise<Person> => {
    await call;
    return refreshPerson();
  };
  return {
    setAvatar: (file: File) => write('profile.avatar', () => thenRefresh(uploadAvatar(id, file))),
    removeAvatar: (fileId: number) => write('profile.avatarRemove', () => thenRefresh(removeAvatar(fileId))),
  };
}

/** Keeps what a new person answers, beside whatever else they do; only a failure is said. */
export function useFirstAnswers(id: number) {
  const { background } = useApi();
  const { refreshPerson } = useAuth();
  return (answers: ProfileInput) =>
    background(async () => {
      const me = await updateProfile(id, answers);
      await refreshPerson();
      putRead(['me'], id, me);
    });
}

type BookChange = (book: readonly SavedAddress[]) => readonly SavedAddress[];

/** Changes one's address book as it is now, so that what another device has put in meanwhile stays. */
export function useAddressCalls(id: number) {
  const { write, background } = useApi();
  const send = async (change: BookChange): Promise<Person> => {
    const { addresses, updatedAt } = await readMe();
    return updateProfile(id, { addresses: change(addresses ?? []), updatedAt });
  };
  const again = (change: BookChange) => (cause: unknown) => {
    if (isChangedSince(cause)) return send(change);
    throw cause;
  };
  const changed = async (change: BookChange): Promise<Person> => {
    await send(change).catch(again(change));
    const me = await readMe();
    putRead(['me'], id, me);
    return me;
  };
  return {
    change: (change: BookChange) => write('profile.addresses', () => changed(change)),
    /** Beside something larger that has just been done: only a failure is said. */
    changeQuietly: (change: BookChange) => background(() => changed(change)),
  };
}
