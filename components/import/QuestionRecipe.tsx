import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState } from 'react';
import type { ImportRecipe } from '@/lib/domain/import/record';
import { nameKey } from '@/lib/domain/text/clean';
import { stepsWith } from '@/lib/forms/import/context';
import { linesIn } from '@/lib/forms/import/line';
import css from './QuestionRecipe.module.scss';
import { useImportWords } from './useImportWords';
import { Written } from './Written';

/** So many of the other recipes are named. */
const MOST_OTHERS = 3;

interface QuestionRecipeProps {
  /** The words in question. */
  readonly name: string;
  /** Those in which they stand, at least one. */
  readonly recipes: readonly ImportRecipe[];
}

/** A recipe in which the words in question stand, and the way to the others. */
export function QuestionRecipe({ name, recipes }: QuestionRecipeProps) {
  const { t } = useTranslation('import');
  const { factsOf } = useImportWords();
  const [at, setAt] = useState(0);
  const title = useId();
  const recipe = recipes[at] ?? recipes[0];
  const nameOf = ({ Name }: ImportRecipe) => Name || t('row.unnamed');
  const others = recipes.map((_, step) => (at + step) % recipes.length).slice(1);
  return (
    <aside className={css.recipe} aria-labelledby={title}>
      <header>
        <h3 id={title} className="h5 mb-0" lang={recipe.language}>
          {nameOf(recipe)}
        </h3>
        {recipes.length > 1 && <small>{t('questions.place', { at: at + 1, count: recipes.length })}</small>}
        <small className={css.facts}>{factsOf(recipe)}</small>
      </header>
      <AsWritten key={recipe.key} recipe={recipe} name={name} />
      {others.length > 0 && (
        <p className={css.others}>
          <span>{t('questions.also')}</span>
          {others.slice(0, MOST_OTHERS).map((other) => (
            <button key={other} type="button" className="btn btn-link" onClick={() => setAt(other)}>
              {nameOf(recipes[other])}
            </button>
          ))}
          {others.length > MOST_OTHERS && (
            <span>{t('questions.alsoMore', { count: others.length - MOST_OTHERS })}</span>
          )}
        </p>
      )}
    </aside>
  );
}

/** Its lines as they are written, those in question marked, and the steps that name the words; the first mark is in sight. */
function AsWritten({ recipe, name }: { recipe: ImportRecipe; name: string }) {
  const { t } = useTranslation('import');
  const box = useRef<HTMLDivElement>(null);
  const isAsked = (words: string) => nameKey(words) === nameKey(name);
  const places = [null, ...recipe.sections.keys()];
  useEffect(() => {
    const asked = box.current?.querySelector<HTMLElement>('[data-asked]');
    if (box.current && asked) box.current.scrollTop = asked.offsetTop - box.current.clientHeight / 3;
  }, []);
  return (
    <div
      ref={box}
      className={css.written}
      role="group"
      aria-label={t('questions.written')}
      tabIndex={0}
      lang={recipe.language}
    >
      {places.map((section) => (
        <div key={String(section)}>
          {section !== null && <h4 className="h6">{recipe.sections[section].title}</h4>}
          <ul className={css.lines}>
            {linesIn(recipe.ingredients, section).map(({ line, at }) => (
              <li key={at} data-asked={isAsked(line.name) || undefined}>
                {isAsked(line.name) ? <Written text={line.text} name={name} as="mark" /> : line.text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {stepsWith(recipe, name).map(({ number, text }) => (
        <p key={number}>
          <strong>{t('questions.step', { number })}</strong> <Written text={text} name={name} as="mark" />
        </p>
      ))}
    </div>
  );
}
