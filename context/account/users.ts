import {
  readMe,
  removeAvatar,
  updateProfile,
  uploadAvatar,
  type Profile,
  type ProfileInput,
} from '@/lib/api/account/users';
import type { SavedAddress } from '@/lib/domain/order/addresses';
import { isChangedSince } from '@/lib/faults/fault';
import { setRead } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useRead } from '@/context/remote/read';

export type { Profile, ProfileInput };

/** Reads the caller's full profile; `isBehind` reads in the background, for screens that work without it. */
export function useMe(how?: { readonly isBehind?: boolean }) {
  const { person } = useAuth();
  return useRead<Profile>(person && ['me'], readMe, how);
}

/** Saves a profile change in the background; the field itself shows the outcome. */
export function useSaveProfile(id: number) {
  const { background } = useApi();
  const { refreshPerson } = useAuth();
  return (profile: ProfileInput): Promise<Profile> =>
    background(() => updateProfile(id, profile).then(refreshPerson), { isQuiet: true });
}

/** Returns calls that change the person's avatar; the page's head follows. */
export function usePictureCalls(id: number) {
  const { write } = useApi();
  const { refreshPerson } = useAuth();
  const thenRefresh = async <T>(call: Promise<T>): Promise<Profile> => {
    await call;
    return refreshPerson();
  };
  return {
    setAvatar: (file: File) => write('profile.avatar', () => thenRefresh(uploadAvatar(id, file))),
    removeAvatar: (fileId: number) => write('profile.avatarRemove', () => thenRefresh(removeAvatar(fileId))),
  };
}

/** Saves a new person's answers in the background; only a failure raises an alert. */
export function useFirstAnswers(id: number) {
  const { background } = useApi();
  const { refreshPerson } = useAuth();
  return (answers: ProfileInput) =>
    background(async () => {
      const me = await updateProfile(id, answers);
      await refreshPerson();
      setRead(['me'], id, me);
    });
}

type AddressBookChange = (book: readonly SavedAddress[]) => readonly SavedAddress[];

/** Returns calls that change the newest version of the address book, so that additions from another device stay. */
export function useAddressCalls(id: number) {
  const { write, background } = useApi();
  const send = async (change: AddressBookChange): Promise<Profile> => {
    const { addresses, updatedAt } = await readMe();
    return updateProfile(id, { addresses: change(addresses ?? []), updatedAt });
  };
  const again = (change: AddressBookChange) => (cause: unknown) => {
    if (isChangedSince(cause)) return send(change);
    throw cause;
  };
  const changed = async (change: AddressBookChange): Promise<Profile> => {
    await send(change).catch(again(change));
    const me = await readMe();
    setRead(['me'], id, me);
    return me;
  };
  return {
    change: (change: AddressBookChange) => write('profile.addresses', () => changed(change)),
    /** Changes the book after a larger action; only a failure raises an alert. */
    changeQuietly: (change: AddressBookChange) => background(() => changed(change)),
  };
}
