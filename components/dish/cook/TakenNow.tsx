import { FromHome } from '@/components/pantry/taken/FromHome';
import { useAuth } from '@/context/AuthContext';
import { useCookings } from '@/context/cooking/cookings';
import { cookingCause } from '@/lib/domain/pantry/cause';
import { useToday } from '@/lib/hooks/useToday';

/** Shows the things taken from the pantry for the recipe just cooked, once the server has stored the log. */
export function TakenNow({ dish }: { dish: number }) {
  const { person } = useAuth();
  const { day: today } = useToday(person?.timeZone);
  const { cookings } = useCookings(dish);
  const now = cookings.find(({ id, day, isWaiting }) => id > 0 && day === today && !isWaiting);
  return now ? <FromHome cause={cookingCause(now.id)} /> : null;
}
