import { saveMeasures } from '@/lib/api/account/users';
import { saveUserData } from '@/lib/auth/session';
import { MEASURE_SYSTEMS, type MeasureSystem } from '@/lib/domain/access/settings';
import { useStored } from '@/lib/hooks/useStored';
import { useAuth } from '@/context/AuthContext';

const isSystem = (value: unknown): value is MeasureSystem => MEASURE_SYSTEMS.includes(value as MeasureSystem);

/** Returns the measure system: the signed-in person's choice, else this browser's, else metric. */
export function useMeasures(): { system: MeasureSystem; setSystem: (system: MeasureSystem) => void } {
  const { person } = useAuth();
  const [stored, keep] = useStored('measures');
  const chosen = [person?.measures, stored].find(isSystem);
  const setSystem = (system: MeasureSystem) => {
    keep(system);
    if (!person) return;
    saveUserData({ ...person, measures: system });
    saveMeasures(person.id, system);
  };
  return { system: chosen ?? 'metric', setSystem };
}
