import { ChevronRight, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useImportCalls } from '@/context/import/imports';
import type { Import, ImportAnswer, ImportQuestion } from '@/lib/domain/import/record';
import { withAnswer, withoutAnswer } from '@/lib/forms/import/answers';
import { lineOf, recipesWith } from '@/lib/forms/import/context';
import { linesBefore, type CorrectedLine } from '@/lib/forms/import/correctedLine';
import type { SureWords } from '@/lib/forms/import/sure';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { useHeadMenu } from '@/lib/hooks/useWide';
import { Question } from './Question';
import css from './Questions.module.scss';
import { LazyQuestionRecipe } from './QuestionRecipe.lazy';
import { SureLines } from './SureLines';
import { useChange } from '@/components/import/preview/useChange';
import { useKeptWords } from './useKeptWords';

const PAGE = 8;
/** Number of folded words listed by name. */
const MOST_NAMED = 5;

interface QuestionsProps {
  readonly one: Import;
  readonly onChange: (next: (now: Import) => Import) => void;
}
interface Answered {
  readonly name: string;
  /** Answer that restores the previous state. */
  readonly before: ImportAnswer;
  readonly takeBack: (now: Import) => Import;
  /** Set if the answer changed words whose meaning was already known. */
  readonly isOfSure?: boolean;
}
/** Change that can be undone. */
type Done = Answered | CorrectedLine;

/** Lists the words with unknown meaning; one answer applies to all uses of a word, and the last one can be undone. */
export function Questions({ one, onChange }: QuestionsProps) {
  const { t } = useTranslation('import');
  const { answer } = useImportCalls();
  const keptWords = useKeptWords();
  const { said } = useFaultText();
  const back = useChange(one.id, (now) => onChange(() => now));
  const [done, setDone] = useState<readonly Done[]>([]);
  const [most, setMost] = useState(PAGE);
  const [looked, setLooked] = useState<string>();
  const isWide = useHeadMenu();
  const list = useRef<HTMLUListElement>(null);
  const { questions = [], recipes = [] } = one;
  if (questions.length + done.length === 0) return null;
  const waiting = recipes.filter(({ dish }) => dish === null);
  const lines = waiting.reduce((sum, { ingredients }) => sum + ingredients.length, 0);

  const say = (whole: ImportAnswer, said: Answered) => {
    onChange((now) => withAnswer(now, whole));
    setDone((now) => [...now, said]);
    // An answer that the server did not save becomes a question again.
    answer(one.id, [whole]).catch(() => takeBack(said));
  };
  const settle = (question: ImportQuestion, at: number, said: Omit<ImportAnswer, 'name'>) => {
    const { name } = question;
    const takeBack = (now: Import) => withoutAnswer(now, question, at);
    say({ name, ...said }, { name, before: { name }, takeBack });
    requestAnimationFrame(() => rowsIn(list.current)[Math.min(at, questions.length - 2)]?.focus());
  };
  const correct = ({ name, product, food }: SureWords, said: Omit<ImportAnswer, 'name'>) => {
    const before = { name, product, food };
    say({ name, ...said }, { name, before, takeBack: (now) => withAnswer(now, before), isOfSure: true });
  };
  const takeBack = (said: Answered) => {
    if (!said.isOfSure) setLooked(said.name);
    onChange(said.takeBack);
    setDone((now) => now.filter((other) => other !== said));
  };
  const undo = async (last: Done) => {
    if ('takeBack' in last) {
      takeBack(last);
      void answer(one.id, [last.before]).catch(() => undefined);
      return;
    }
    const ingredients = linesBefore(recipes, last);
    if (!ingredients || (await back.change([{ key: last.recipe, ingredients }])))
      setDone((now) => now.filter((other) => other !== last));
  };
  const mended = (now: Import, line: CorrectedLine) => {
    onChange(() => now);
    setDone((before) => [...before, line]);
  };
  const showMore = () => {
    setMost(most + PAGE);
    requestAnimationFrame(() => rowsIn(list.current)[most]?.focus());
  };
  const last = done.at(-1);
  const settled = done.filter((one) => 'takeBack' in one && !one.isOfSure).length;
  const current = isWide ? (questions.find(({ name }) => name === looked) ?? questions.at(0)) : undefined;
  const around = current ? recipesWith(recipes, current) : [];
  const folded = questions.slice(most);
  const keptAs = (question: ImportQuestion) => {
    const { line, language } = lineOf(recipes, question) ?? {};
    return line && language ? keptWords(line, null, language).kept : '';
  };
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
            <Button tone="link" icon={Undo2} onClick={() => undo(last)}>
              {t('questions.undo')}
              <span className="visually-hidden"> {'takeBack' in last ? last.name : last.before.text}</span>
            </Button>
          )}
        </header>
        <div role="alert">{back.fault && <p className={css.fault}>{said(back.fault)}</p>}</div>
        <div className={css.progress} role="status">
          <progress value={settled} max={settled + questions.length} aria-hidden />
          <small>{t('questions.answered', { count: settled, total: settled + questions.length })}</small>
        </div>
        {questions.length > 0 && <Columns />}
        <ul ref={list} className={css.list}>
          {questions.slice(0, most).map((question, at) => (
            <Question
              key={question.name}
              question={question}
              keptAs={keptAs(question)}
              isCurrent={question === current}
              withKeys={!isWide || question === current}
              onLook={() => setLooked(question.name)}
              onSay={(said) => settle(question, at, said)}
            />
          ))}
        </ul>
        {folded.length > 0 && (
          <button type="button" className={css.fold} onClick={showMore}>
            <Icon of={ChevronRight} />
            <strong>{t('questions.more', { count: folded.length })}</strong>
            <small>{namesOf(folded)}</small>
          </button>
        )}
        <SureLines recipes={recipes} onSay={correct} />
        {questions.length > 0 && <p className={css.open}>{t('questions.open')}</p>}
      </div>
      {current && around.length > 0 && (
        <LazyQuestionRecipe
          key={current.name}
          question={current}
          recipes={around}
          mending={{ importId: one.id, onMended: mended }}
        />
      )}
    </section>
  );
}

/**
 * Heading of the rows on wide screens, with the keyboard shortcuts; hidden from screen readers, because each row labels
 * itself.
 */
function Columns() {
  const { t } = useTranslation('import');
  return (
    <div className={css.columns} aria-hidden>
      <span>{t('questions.asWritten')}</span>
      <span>{t('questions.kept')}</span>
      <span>{t('questions.which')}</span>
      <small>
        <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> <kbd>N</kbd> {t('questions.keys.answer')} <kbd>↓</kbd>{' '}
        {t('questions.keys.later')}
      </small>
    </div>
  );
}

const namesOf = (questions: readonly ImportQuestion[]): string => {
  const names = questions.slice(0, MOST_NAMED).map(({ name }) => name);
  return `${names.join(', ')}${questions.length > MOST_NAMED ? ' …' : ''}`;
};

const rowsIn = (list: HTMLUListElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []),
];
