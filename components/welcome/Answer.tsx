import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ProfileInput } from '@/context/account/users';
import type { useAuth } from '@/context/AuthContext';
import type { HomeEater } from '@/lib/domain/mealplan/household';
import css from './Answer.module.scss';

export interface QuestionProps {
  readonly person: NonNullable<ReturnType<typeof useAuth>['person']>;
  /** Who eats at home, as it was said before. */
  readonly household?: readonly HomeEater[];
  readonly onAnswer: (given: ProfileInput) => Promise<void>;
  /** Goes on without an answer; none where one is changed. */
  readonly onSkip?: () => Promise<void>;
}

interface AnswerProps {
  readonly onAnswer: () => Promise<void>;
  readonly onSkip?: () => Promise<void>;
}

/** Takes the answer, or goes on without one. */
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
      <button type="button" className="btn btn-primary" aria-disabled={isSending} onClick={once(onAnswer)}>
        {t(onSkip ? 'common:action.continue' : 'common:action.save')}
      </button>
      {onSkip && (
        <button type="button" className="btn btn-link" aria-disabled={isSending} onClick={once(onSkip)}>
          {t('skip')}
        </button>
      )}
    </div>
  );
}
