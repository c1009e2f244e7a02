import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { MoreButton } from '@/components/ui/MoreButton';
import { useImportCalls } from '@/context/data/imports';
import type { Import, ImportAnswer, ImportQuestion } from '@/lib/domain/import/record';
import { withAnswer, withoutAnswer } from '@/lib/forms/import/answers';
import { recipesWith } from '@/lib/forms/import/context';
import { useHeadMenu } from '@/lib/hooks/useWide';
import { Question } from './Question';
import css from './Questions.module.scss';

// there is room beside the questions on wide screens alone
const QuestionRecipe = dynamic(() => import('./QuestionRecipe').then((module) => module.QuestionRecipe), {
  ssr: false,
});

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
  const [looked, setLooked] = useState<string>();
  const isWide = useHeadMenu();
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
    setLooked(question.name);
    onChange((now) => withoutAnswer(now, question, at));
    setAnswered((now) => now.filter((other) => other.question !== question));
  };
  const undo = (last: Answered) => {
    takeBack(last);
    void answer(one.id, [{ name: last.question.name }]).catch(() => undefined);
  };
  const last = answered.at(-1);
  const total = questions.length + answered.length;
  const current = isWide ? (questions.find(({ name }) => name === looked) ?? questions.at(0)) : undefined;
  const around = current ? recipesWith(recipes, current) : [];
  return (
    <section aria-label={t('questions.label')} className={css.part}>
      <div className={css.questions}>
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
            <Question
              key={question.name}
              question={question}
              isCurrent={question === current}
              onLook={() => setLooked(question.name)}
              onSay={(said) => say(question, at, said)}
            />
          ))}
        </ul>
        {questions.length > most && (
          <MoreButton onClick={() => setMost(most + PAGE)}>
            {t('questions.more', { count: questions.length - most })}
          </MoreButton>
        )}
        {questions.length > 0 && <p className={css.open}>{t('questions.open')}</p>}
      </div>
      {current && around.length > 0 && (
        <QuestionRecipe key={current.name} name={current.name} recipes={around} />
      )}
    </section>
  );
}

const rowsIn = (list: HTMLUListElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []),
];
