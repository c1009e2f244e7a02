import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { LoadingRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useFirstAnswers } from '@/context/account/users';
import type { ProfileInput } from '@/context/account/users';
import { useSessionState } from '@/lib/hooks/useSessionState';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import welcome from '@/locales/en/welcome.json';
import css from './FirstHour.module.scss';
import { Measures } from './Measures';
import { WhatNot } from './WhatNot';
import { WhoEats } from './WhoEats';

const QUESTIONS = [WhoEats, WhatNot, Measures] as const;
const LAST = QUESTIONS.length - 1;

/** Asks a new person three questions, each of which may be skipped; none is asked twice. */
function Questions() {
  const { t } = useTranslation(['welcome', 'common']);
  const { person } = useAuth();
  const keep = useFirstAnswers(person?.id ?? 0);
  const [step, setStep] = useSessionState('firstHour', 0, (kept) => kept >= 0 && Number.isInteger(kept));
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(step);
  useEffect(() => {
    if (asked.current !== step) heading.current?.focus();
    asked.current = step;
  }, [step]);
  const at = Math.min(step, LAST) as 0 | 1 | 2;
  if (!person || person.welcomed !== false) return null;

  const goTo = (next: number) => setStep(() => next);
  const isLast = at === LAST;
  const Question = QUESTIONS[at];
  // on failure an alert shows the error, and the question stays open
  const keepAnd = (answers: ProfileInput, next: number) =>
    keep(answers).then(
      () => goTo(next),
      () => undefined,
    );
  const welcomed = isLast ? { welcomed: true } : {};
  const answer = (given: ProfileInput) => keepAnd({ ...given, ...welcomed }, at + 1);
  const skip = async () => (isLast ? keepAnd(welcomed, at + 1) : goTo(at + 1));
  const leave = () => keepAnd({ welcomed: true }, LAST + 1);
  return (
    <section className={css.card} aria-labelledby="first-hour">
      <div className={css.head}>
        <p className={css.step}>{t('step', { at: at + 1, of: QUESTIONS.length })}</p>
        <Button tone="link" size="sm" onClick={leave}>
          {t('later')}
        </Button>
      </div>
      <h2 id="first-hour" ref={heading} tabIndex={-1}>
        {t(`question.${at}.title`)}
      </h2>
      <p className={css.help}>{t(`question.${at}.help`)}</p>
      <Question key={at} person={person} onAnswer={answer} onSkip={skip} />
    </section>
  );
}

export const FirstHour = withNamespaces(Questions, { welcome }, <LoadingRows count={5} />);
