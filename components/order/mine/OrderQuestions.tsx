import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useOrderCalls } from '@/context/order/orders';
import { isOpenQuestion, timeLeft, type Question } from '@/lib/domain/order/consent';
import type { Order } from '@/lib/domain/order/record';
import { useSeconds } from '@/lib/hooks/useSeconds';
import css from './OrderQuestions.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface OrderQuestionsProps {
  readonly order: Order;
  /** Without it the questions are read-only. */
  readonly onAnswered?: () => Promise<void> | void;
}

/** Shows the courier's questions during packing, each answered by one tap; an unanswered product is left out. */
export function OrderQuestions({ order, onAnswered }: OrderQuestionsProps) {
  const open = order.state === 'accepted' ? (order.questions ?? []) : [];
  const now = useSeconds(open.some(({ answer }) => answer === null));
  return open
    .filter((question) => isOpenQuestion(question, now))
    .map((question) => <OneQuestion key={question.key} {...{ order, question, now, onAnswered }} />);
}

interface OneQuestionProps extends OrderQuestionsProps {
  readonly question: Question;
  readonly now: number;
}

function OneQuestion({ order, question, now, onAnswered }: OneQuestionProps) {
  const { t } = useTranslation('order');
  const { name, nameOf, amount, ordered, money, difference, clock } = useOrderWords();
  const calls = useOrderCalls();
  const [isSending, setSending] = useState(false);
  const { key, replacement, gotAmount, unit, priceTetri, differenceTetri, askedAt } = question;
  const line = order.lines.find((one) => one.key === key);
  if (!line) return null;
  const title = `question-${order.id}-${key}`;
  const answer = async (yes: boolean) => {
    if (isSending) return;
    setSending(true);
    await calls.answer(order.id, { key, yes, askedAt }).catch(() => undefined);
    await onAnswered?.();
    setSending(false);
  };
  const much = amount({ amount: gotAmount, unit, product: replacement ? null : line.product });
  return (
    <section className={css.question} aria-labelledby={title}>
      <h3 id={title} className="h6" role="status">
        {replacement
          ? t('question.replace', { name: name(line), instead: nameOf(question) })
          : t('question.weight', { name: name(line) })}
      </h3>
      <dl>
        <dt>{t('question.ordered', { amount: replacement ? ordered(line) : amount(line) })}</dt>
        <dd>{money(line.priceTetri)}</dd>
        <dt>
          <strong>{replacement ? `${nameOf(question)}, ${much}` : much}</strong>
        </dt>
        <dd>
          <strong>{money(priceTetri)}</strong>
        </dd>
        <dt>{t('question.difference')}</dt>
        <dd>{difference(differenceTetri)}</dd>
      </dl>
      {onAnswered && (
        <div className={css.answers}>
          <Button tone="primary" isBusy={isSending} onClick={() => answer(true)}>
            {t('question.yes')}
          </Button>
          <Button isBusy={isSending} onClick={() => answer(false)}>
            {t('question.no')}
          </Button>
        </div>
      )}
      <p>{t('question.left', { time: clock(timeLeft(question, now)) })}</p>
    </section>
  );
}
