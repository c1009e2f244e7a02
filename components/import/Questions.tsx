import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Proposals } from '@/components/food/Proposals';
import { MoreButton } from '@/components/ui/MoreButton';
import { useImportCalls } from '@/context/data/imports';
import { useLanguage } from '@/context/LanguageContext';
import type { Offered } from '@/lib/domain/food/offer';
import type { Import, ImportAnswer, ImportQuestion } from '@/lib/domain/import/record';
import { productName } from '@/lib/domain/product/record';
import { withAnswer, withoutAnswer } from '@/lib/forms/import/answers';
import { ChooseMeant } from './ChooseMeant';
import css from './Questions.module.scss';

const PAGE = 8;

interface QuestionsProps {
  readonly one: Import;
  readonly onChange: (next: (now: Import) => Import) => void;
}
interface Answered {
  readonly question: ImportQuestion;
  /** Its place among the questions before it was answered. */
  readonly at: number;
}

/** The words of which nobody knows what they mean: one answer counts wherever a word stands, and the last can be taken back. */
export function Questions({ one, onChange }: QuestionsProps) {
  const { t } = useTranslation('import');
  const { answer } = useImportCalls();
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  const { questions = [], recipes = [] } = one;
  if (questions.length + answered.length === 0) return null;
  const waiting = recipes.filter(({ dish }) => dish === null);
  const lines = waiting.reduce((sum, { ingredients }) => sum + ingredients.length, 0);

  const say = (question: ImportQuestion, at: number, said: Omit<ImportAnswer, 'name'>) => {
    const whole = { name: question.name, ...said };
    onChange((now) => withAnswer(now, whole));
    setAnswered((now) => [...now, { question, at }]);
    // one that could not be kept is asked again
    answer(one.id, [whole]).catch(() => takeBack({ question, at }));
    requestAnimationFrame(() => rowsIn(list.current)[Math.min(at, questions.length - 2)]?.focus());
  };
  const takeBack = ({ question, at }: Answered) => {
    onChange((now) => withoutAnswer(now, question, at));
    setAnswered((now) => now.filter((other) => other.question !== question));
  };
  const undo = (last: Answered) => {
    takeBack(last);
    void answer(one.id, [{ name: last.question.name }]).catch(() => undefined);
  };
  const last = answered.at(-1);
  const total = questions.length + answered.length;
  return (
    <section aria-label={t('questions.label')} className={css.questions}>
      <header className={css.head}>
        <div>
          <h2 className="h4 mb-0">
            {questions.length > 0 ? t('questions.title', { count: questions.length }) : t('questions.done')}
          </h2>
          <p>{t('questions.of', { lines, recipes: waiting.length })}</p>
        </div>
        {last && (
          <button type="button" className="btn btn-link" onClick={() => undo(last)}>
            <Undo2 size={18} aria-hidden />
            {t('questions.undo')}
            <span className="visually-hidden"> {last.question.name}</span>
          </button>
        )}
      </header>
      <div className={css.progress} role="status">
        <progress value={answered.length} max={total} aria-hidden />
        <small>{t('questions.answered', { count: answered.length, total })}</small>
      </div>
      <ul ref={list} className={css.list}>
        {questions.slice(0, most).map((question, at) => (
          <Question key={question.name} question={question} onSay={(said) => say(question, at, said)} />
        ))}
      </ul>
      {questions.length > most && (
        <MoreButton onClick={() => setMost(most + PAGE)}>
          {t('questions.more', { count: questions.length - most })}
        </MoreButton>
      )}
      {questions.length > 0 && <p className={css.open}>{t('questions.open')}</p>}
    </section>
  );
}

const rowsIn = (list: HTMLUListElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []),
];

interface QuestionProps {
  readonly question: ImportQuestion;
  readonly onSay: (said: Omit<ImportAnswer, 'name'>) => void;
}

function Question({ question, onSay }: QuestionProps) {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { name, text, recipes, proposals } = question;
  const choose = (at: number) => {
    const { product, food } = proposals[at];
    onSay({ product, food });
  };
  const found = (one: Offered) =>
    onSay(one.kind === 'product' ? { product: one.product.id } : { food: one.food.id });
  /** 1 to 3 and N answer, an arrow goes on. */
  const handleKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget;
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    if (event.key === 'n' || event.key === 'N' || event.key === 'ნ') onSay({ own: true });
    else if (proposals[Number(event.key) - 1]) choose(Number(event.key) - 1);
    else if (event.key.startsWith('Arrow') && next instanceof HTMLElement) next.focus();
    else return;
    event.preventDefault();
  };
  return (
    <li className={css.question} tabIndex={0} onKeyDown={handleKey} aria-label={text}>
      <div>
        <Written text={text} name={name} />
        <small>{t('questions.in', { count: recipes.length })}</small>
      </div>
      <div>
        <Proposals
          words={name}
          proposals={proposals.map((one) => ({ name: productName(one, language), loses: one.loses }))}
          onChoose={choose}
          onOwn={() => onSay({ own: true })}
          onOther={() => setChoosing(!isChoosing)}
          withKeys
        />
        {isChoosing && <ChooseMeant start={name} onChoose={found} />}
      </div>
    </li>
  );
}

/** A line as it was written, with the words in question made strong. */
function Written({ text, name }: { text: string; name: string }) {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return <strong>{text}</strong>;
  return (
    <span>
      {text.slice(0, at)}
      <strong>{text.slice(at, at + name.length)}</strong>
      {text.slice(at + name.length)}
    </span>
  );
}
