import { BookCheck, CircleAlert, CircleCheck, PencilLine, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { memo } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import type { ImportRecipe } from '@/lib/domain/import/record';
import { isBlocking } from '@/lib/domain/import/warnings';
import { isTakeable } from '@/lib/forms/import/choice';
import { BroughtPicture } from './BroughtPicture';
import css from './RecipeRow.module.scss';
import { useImportWords } from '@/components/import/useImportWords';

interface RecipeRowProps {
  readonly importId: number;
  readonly recipe: ImportRecipe;
  readonly isChosen: boolean;
  readonly isClosed: boolean;
  /** Set if it stands beside the list. */
  readonly isLooked: boolean;
  /** Shows it beside the list; undefined without room. */
  readonly onLook?: (key: string) => void;
  readonly onChoose: (key: string, isChosen: boolean) => void;
  readonly onOpen: (key: string) => void;
}

/** Shows one recipe of the import: a checkbox to import it, its details, and its warnings. */
export const RecipeRow = memo(function RecipeRow(props: RecipeRowProps) {
  const { importId, recipe, isChosen, isClosed, isLooked, onLook, onChoose, onOpen } = props;
  const { t } = useTranslation(['import', 'common']);
  const { factsOf, warningSaid } = useImportWords();
  const { key, dish, duplicateOf, warnings } = recipe;
  const name = recipe.Name || t('row.unnamed');
  const canTake = isTakeable(recipe) && !isClosed;
  return (
    <li
      className={css.row}
      data-taken={dish !== null}
      data-looked={isLooked || undefined}
      onFocus={() => onLook?.(key)}
    >
      {dish === null && (
        <label className={css.tick}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={isChosen && canTake}
            disabled={!canTake}
            onChange={(event) => onChoose(key, event.target.checked)}
          />
          <span className="visually-hidden">{name}</span>
        </label>
      )}
      <BroughtPicture importId={importId} recipe={recipe} />
      <div className={css.text}>
        <h3 className="h6 mb-0">
          {dish !== null ? (
            <Link href={`/dishes/${dish}`}>{name}</Link>
          ) : onLook ? (
            <button type="button" className={css.name} aria-pressed={isLooked} onClick={() => onLook(key)}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <small>{factsOf(recipe)}</small>
        <Meals recipe={recipe} />
        <Lines recipe={recipe} />
        {dish !== null && (
          <Tag tone="success" icon={CircleCheck}>
            {t('row.taken')}
          </Tag>
        )}
        {dish === null && duplicateOf !== null && (
          <span className={css.here}>
            <Tag tone="info" icon={BookCheck}>
              {t('row.here')}
            </Tag>
            <Link href={`/dishes/${duplicateOf}`}>{t('row.hereLink')}</Link>
          </span>
        )}
        {dish === null && warnings.length > 0 && (
          <ul className={css.warnings}>
            {warnings.slice(0, MOST_WARNINGS).map((warning, index) => (
              <li key={index} data-blocking={isBlocking(warning.key)}>
                {isBlocking(warning.key) ? (
                  <Icon of={CircleAlert} size={16} />
                ) : (
                  <Icon of={TriangleAlert} size={16} />
                )}
                <span>{warningSaid(warning)}</span>
              </li>
            ))}
            {warnings.length > MOST_WARNINGS && (
              <li>{t('row.moreWarnings', { count: warnings.length - MOST_WARNINGS })}</li>
            )}
          </ul>
        )}
      </div>
      {dish === null && !isClosed && (
        <Button icon={PencilLine} onClick={() => onOpen(key)}>
          {t('row.mend')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
});

const MOST_WARNINGS = 3;

/** Lists the recipe's meals and diets; marks guesses. */
function Meals({ recipe: { types, typesGuessed, dietaryFlags } }: { recipe: ImportRecipe }) {
  const { t } = useTranslation(['import', 'common']);
  const meals = types.map((type) => t(`common:type.${type}`)).join(', ');
  const diets = dietaryFlags.map((flag) => t(`common:diet.${flag}`)).join(', ');
  const said = meals ? t(typesGuessed ? 'meals.guessed' : 'meals.said', { meals }) : t('meals.none');
  return <small>{[said, diets].filter(Boolean).join(' · ')}</small>;
}

/** Counts the words without a product or food, which will become new products, and names the first ones. */
function Lines({ recipe: { ingredients, dish } }: { recipe: ImportRecipe }) {
  const { t } = useTranslation('import');
  const unknown = ingredients.filter(({ food, product }) => food === null && product === null);
  if (dish !== null || unknown.length === 0) return null;
  const names = [...new Set(unknown.map(({ name, text }) => name || text))];
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return (
    <small>
      {t('row.unknown', { count: names.length })} {shown}
      {names.length > MOST_NAMES && ' …'}
    </small>
  );
}

const MOST_NAMES = 4;
