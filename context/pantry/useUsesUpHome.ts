import { tellUsesUpHome } from '@/lib/api/account/users';
import { keepUserData } from '@/lib/auth/session';
import { useAuth } from '@/context/AuthContext';

/** Whether what the person cooks is taken out of what is at home; it is, unless they have said no. */
export function useUsesUpHome(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const { person } = useAuth();
  const isOn = person?.usesUpHome !== false;
  const setOn = (usesUpHome: boolean) => {
    if (!person || usesUpHome === isOn) return;
    keepUserData({ ...person, usesUpHome });
    tellUsesUpHome(person.id, usesUpHome);
  };
  return { isOn, setOn };
}
