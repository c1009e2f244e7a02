import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { useMeasures } from '@/context/account/useMeasures';
import type { Dish, Ingredient } from '@/lib/domain/dish/record';
import { lineName } from '@/lib/domain/dish/lineName';
import { formatLineAmount, type LineWords } from '@/lib/format/line';
import css from './IngredientLists.module.scss';

interface IngredientListsProps {
  readonly dish: Pick<Dish, 'ingredients' | 'sections' | 'servingAmount'>;
  readonly servings: number;
  readonly ticked: readonly string[];
  readonly onTick: (key: string) => void;
  /** Keys of the lines that the current step needs. */
  readonly used?: ReadonlySet<string>;
  /** Renders a note below a line's name. */
  readonly mark?: (line: Ingredient) => ReactNode;
  /** Renders additional actions for a line. */
  readonly more?: (line: Ingredient) => ReactNode;
}

/** Lists the ingredients by section, for the chosen servings; a tap ticks a line off. */
export function IngredientLists(props: IngredientListsProps) {
  const { dish, servings, ticked, onTick, used, mark, more } = props;
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { system } = useMeasures();
  const original = dish.servingAmount ?? 1;
  const line = (one: Ingredient) => (
    <IngredientLine
      key={one.key}
      line={one}
      amount={formatLineAmount(one, { language, system, servings, original })}
      isUsed={used?.has(one.key)}
      isTicked={ticked.includes(one.key)}
      onTick={() => onTick(one.key)}
      mark={mark?.(one)}
      more={more?.(one)}
    />
  );
  if (dish.ingredients.length + dish.sections.length === 0) return <p>{t('view.noIngredients')}</p>;
  return (
    <>
      {dish.ingredients.length > 0 && <ul className={css.lines}>{dish.ingredients.map(line)}</ul>}
      {dish.sections.map((section) => (
        <section key={section.key} aria-label={section.title}>
          <h3 className={css.sectionTitle}>{section.title}</h3>
          <ul className={css.lines}>{section.ingredients.map(line)}</ul>
        </section>
      ))}
    </>
  );
}

interface LineProps {
  readonly line: Ingredient;
  readonly amount: LineWords;
  readonly isTicked: boolean;
  readonly isUsed?: boolean;
  readonly onTick: () => void;
  readonly mark?: ReactNode;
  readonly more?: ReactNode;
}

function IngredientLine({ line, amount, isTicked, isUsed, onTick, mark, more }: LineProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { note } = line;
  const { name, countedAs } = lineName(line, language);
  return (
    <li className={css.line}>
      <label data-ticked={isTicked} data-used={isUsed}>
        <input type="checkbox" className="form-check-input" checked={isTicked} onChange={onTick} />
        <span className={css.amount}>
          {amount.amount}
          {amount.beside && <small> · {amount.beside}</small>}
        </span>
        <span className={css.lineName}>
          <span>
            {name || t('view.productGone')}
            {countedAs && <small> · {t('view.countedAs', { name: countedAs })}</small>}
            {note && <small> {note}</small>}
            {isUsed && <span className="visually-hidden">, {t('cook.used')}</span>}
          </span>
          {mark}
        </span>
      </label>
      {more}
    </li>
  );
}
