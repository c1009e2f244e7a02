import { saveUsesUpHome } from '@/lib/api/account/users';
import { saveUserData } from '@/lib/auth/session';
import { useAuth } from '@/context/AuthContext';

/** Tells whether cooking takes ingredients out of the pantry; on unless the person turned it off. */
export function useUsesUpHome(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const { person } = useAuth();
  const isOn = person?.usesUpHome !== false;
  const setOn = (usesUpHome: boolean) => {
    if (!person || usesUpHome === isOn) return;
    saveUserData({ ...person, usesUpHome });
    saveUsesUpHome(person.id, usesUpHome);
  };
  return { isOn, setOn };
}
