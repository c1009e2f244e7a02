import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import type { ProfileInput } from '@/context/account/users';
import type { useAuth } from '@/context/AuthContext';
import type { HouseholdEater } from '@/lib/domain/mealplan/household';
import css from './FirstHour.module.scss';

export interface QuestionProps {
  readonly person: NonNullable<ReturnType<typeof useAuth>['person']>;
  /** People who eat at home, as answered before. */
  readonly household?: readonly HouseholdEater[];
  readonly onAnswer: (given: ProfileInput) => Promise<void>;
  /** Continues without an answer; absent if an answer is being changed. */
  readonly onSkip?: () => Promise<void>;
}

interface AnswerProps {
  readonly onAnswer: () => Promise<void>;
  readonly onSkip?: () => Promise<void>;
}

/** Buttons that send the answer or skip it. */
export function Answer({ onAnswer, onSkip }: AnswerProps) {
  const { t } = useTranslation(['welcome', 'common']);
  const [isSending, setSending] = useState(false);
  const once = (send: () => Promise<void>) => async () => {
    if (isSending) return;
    setSending(true);
    await send();
    setSending(false);
  };
  return (
    <div className={css.answer}>
      <Button tone="primary" aria-disabled={isSending} onClick={once(onAnswer)}>
        {t(onSkip ? 'common:action.continue' : 'common:action.save')}
      </Button>
      {onSkip && (
        <Button tone="link" aria-disabled={isSending} onClick={once(onSkip)}>
          {t('skip')}
        </Button>
      )}
    </div>
  );
}
