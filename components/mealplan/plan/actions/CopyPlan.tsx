import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/inputs/Button';
import { usePlanCalls } from '@/context/mealplan/planCalls';

/** Button that copies this plan into one's own plans. */
export function CopyPlan({ id, tone }: { id: number; tone?: 'menu' }) {
  const { t } = useTranslation('mealplan');
  const router = useRouter();
  const calls = usePlanCalls();
  const copy = () =>
    calls.copy(id).then(
      (made) => router.push(`/mealplan/${made.id}/edit`),
      () => undefined, // An alert already reports it.
    );
  return (
    <Button tone={tone} icon={Copy} onClick={copy}>
      {t('action.copy')}
    </Button>
  );
}
