import { HandHelping } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Note } from '@/components/ui/feedback/Note';
import { Button } from '@/components/ui/inputs/Button';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { useLanguage } from '@/context/LanguageContext';
import type { Plan } from '@/lib/domain/mealplan/record';
import { formatDate } from '@/lib/format/time';

interface OfferedNoteProps {
  readonly plan: Plan;
  readonly until: string;
  readonly onChanged: () => unknown;
}

/** Notes that the plan's author has left, and lets a member take over. */
export function OfferedNote({ plan, until, onChanged }: OfferedNoteProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { takeOver } = usePlanCalls();
  const isMember = plan.myRole === 'viewer' || plan.myRole === 'editor';
  const take = () => takeOver(plan.id).then(onChanged, () => undefined); // An alert reports it.
  return (
    <Note as="div" icon={HandHelping}>
      <span>{t('offered.note', { date: formatDate(new Date(until), language) })}</span>
      {isMember && (
        <Button tone="outline-primary" onClick={take}>
          {t('offered.action')}
        </Button>
      )}
    </Note>
  );
}
