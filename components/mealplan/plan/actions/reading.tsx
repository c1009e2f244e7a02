import { Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import type { useAuth } from '@/context/AuthContext';
import type { Plan } from '@/lib/domain/mealplan/record';

/** Checks that there is a version to follow and that the reader does not follow the plan yet. */
export const isFollowable = ({ subscription, version }: Plan): boolean =>
  subscription === null && version > 0;

/** Checks that the reader may have plans of their own. */
export const isReading = (person: ReturnType<typeof useAuth>['person']): boolean =>
  person !== null && person.Rolee !== 'Courier';

export function Print({ tone }: { tone?: 'menu' }) {
  const { t } = useTranslation();
  return (
    <Button tone={tone} icon={Printer} onClick={() => window.print()}>
      {t('action.print')}
    </Button>
  );
}
