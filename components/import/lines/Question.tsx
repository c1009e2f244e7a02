import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useState } from 'react';
import { Proposals } from '@/components/food/Proposals';
import { useLanguage } from '@/context/LanguageContext';
import type { Offered } from '@/lib/domain/food/offer';
import type { ImportAnswer, ImportQuestion } from '@/lib/domain/import/record';
import { productName } from '@/lib/domain/product/record';
import { ChooseMeant } from './ChooseMeant';
import css from './Questions.module.scss';
import { Written } from './Written';

interface QuestionProps {
  readonly question: ImportQuestion;
  /** Amount of the line as it will be saved. */
  readonly keptAs: string;
  /** Set if its recipe stands beside the questions. */
  readonly isCurrent: boolean;
  /** Shows the keyboard shortcuts. */
  readonly withKeys: boolean;
  readonly onLook: () => void;
  readonly onSay: (said: Omit<ImportAnswer, 'name'>) => void;
}

const isTypedInto = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select');

/** Shows words in question with their proposals; keys and taps answer, the arrow keys move between questions. */
export function Question({ question, keptAs, isCurrent, withKeys, onLook, onSay }: QuestionProps) {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { name, text, recipes, proposals } = question;
  const choose = (at: number) => {
    const said = proposals[at];
    if (said) onSay({ product: said.product, food: said.food });
  };
  const found = (one: Offered) =>
    onSay(one.kind === 'product' ? { product: one.product.id } : { food: one.food.id });
  /** Answers on 1 to 3 and N, and moves on the arrow keys, also from a button of the row. */
  const handleKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (isTypedInto(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget;
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    if (event.key === 'n' || event.key === 'N' || event.key === 'ნ') onSay({ own: true });
    else if (proposals[Number(event.key) - 1]) choose(Number(event.key) - 1);
    else if (event.key.startsWith('Arrow') && next instanceof HTMLElement) next.focus();
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={css.question}
      tabIndex={0}
      data-current={isCurrent || undefined}
      onFocus={onLook}
      onKeyDown={handleKey}
      aria-label={text}
    >
      <div>
        <Written text={text} name={name} />
        <small>{t('questions.in', { count: recipes.length })}</small>
      </div>
      <div className={css.kept}>
        <small>{t('questions.kept')}</small> <strong>{keptAs}</strong>
      </div>
      <div>
        <Proposals
          words={name}
          proposals={proposals.map((one) => ({
            name: productName(one, language),
            loses: one.loses,
            facts: one,
          }))}
          onChoose={choose}
          onOwn={() => onSay({ own: true })}
          onOther={() => setChoosing(!isChoosing)}
          withKeys={withKeys}
        />
        {isChoosing && <ChooseMeant start={name} onChoose={found} />}
      </div>
    </li>
  );
}
