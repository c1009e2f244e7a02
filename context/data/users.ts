import {
  readMe,
  removeAvatar,
  updateProfile,
  uploadAvatar,
  type Person,
  type ProfileInput,
} from '@/lib/api/users';
import { useApi } from '../ApiContext';
import { useAuth } from '../AuthContext';
import { useRead } from './read';

export type { Person, ProfileInput };

/** The caller with everything that they may see of themselves. */
export function useMe() {
  const { person } = useAuth();
  return useRead<Person>(person && `users/me/${person.id}`, readMe);
}

/** Changes of one's own profile; the head of the page follows them. */
export function useProfileCalls(id: number) {
  const { write } = useApi();
  const { refreshPerson } = useAuth();
  const thenRefresh = async <T>(call: Promise<T>): Promise<Person> => {
    await call;
    return refreshPerson();
  };
  return {
    save: (profile: ProfileInput) => write('profile.update', () => thenRefresh(updateProfile(id, profile))),
    setAvatar: (file: File) => write('profile.avatar', () => thenRefresh(uploadAvatar(id, file))),
    removeAvatar: (fileId: number) => write('profile.avatarRemove', () => thenRefresh(removeAvatar(fileId))),
  };
}
