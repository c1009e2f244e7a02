import { useTranslation } from 'next-i18next/pages';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useAuth } from '@/context/AuthContext';
import { useFirstAnswers, type ProfileInput } from '@/context/account/users';
import type { HouseholdEater } from '@/lib/domain/mealplan/household';
import { WhatNot } from './WhatNot';
import { WhoEats } from './WhoEats';

const QUESTIONS = [WhoEats, WhatNot] as const;

interface AnswerDialogProps {
  readonly question: 0 | 1;
  readonly household: readonly HouseholdEater[];
  /** Called after the answer; closes the dialog by default. */
  readonly onAnswered?: () => void;
  readonly onClose: () => void;
}

/** Dialog that changes the answer to one of the first questions. */
export function AnswerDialog({ question, household, onAnswered, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('welcome');
  const { person } = useAuth();
  const keep = useFirstAnswers(person?.id ?? 0);
  if (!person) return null;
  const Question = QUESTIONS[question];
  // on failure an alert shows the error, and the question stays open
  const answer = (given: ProfileInput) => keep(given).then(onAnswered ?? onClose, () => undefined);
  return (
    <DialogFrame title={t(`question.${question}.title`)} onClose={onClose}>
      <p className="text-body-secondary">{t(`question.${question}.help`)}</p>
      <Question person={person} household={household} onAnswer={answer} />
    </DialogFrame>
  );
}
