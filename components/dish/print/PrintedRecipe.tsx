/* eslint-disable @next/next/no-img-element -- a print waits for its pictures, so none of them comes late */
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { dishTotals, NUTRIENTS } from '@/lib/domain/dish/nutrition';
import { linesOf } from '@/lib/domain/dish/lines';
import type { Dish, DishImage, Ingredient } from '@/lib/domain/dish/record';
import { productName } from '@/lib/domain/product/record';
import { imageUrl } from '@/lib/format/image';
import { formatLineAmount } from '@/lib/format/line';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from './PrintedBook.module.scss';

/** Shows one recipe of a printed book on a separate page, in the recipe's language. */
export function PrintedRecipe({ dish, number }: { dish: Dish; number: number }) {
  const { t } = useTranslation('dish');
  const { language: reader } = useLanguage();
  const language = dish.language === 'ka' ? 'ka' : 'en';
  const asWritten = { language, system: 'metric', servings: 1, original: 1 } as const;
  const [picture, ...others] = dish.DishImages;
  const facts = [
    dish.servingAmount && t('facts.servings', { count: dish.servingAmount }),
    dish.TimeToCook && formatMinutes(dish.TimeToCook, reader),
    dish.prepTime !== null && t('facts.prep', { time: formatMinutes(dish.prepTime, reader) }),
  ].filter(Boolean);
  const lines = (of: readonly Ingredient[]) => (
    <ul>
      {of.map((line) => (
        <li key={line.key}>
          <b>{formatLineAmount(line, asWritten).amount}</b>{' '}
          {line.name ?? (line.product ? productName(line.product, language) : t('view.productGone'))}
          {line.note && <small> {line.note}</small>}
        </li>
      ))}
    </ul>
  );
  return (
    <article className={css.recipe} id={`recipe-${dish.id}`} lang={language} aria-label={dish.Name}>
      <header>
        <h2>
          <span className={css.number}>{number}</span> {dish.Name}
        </h2>
        {facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
      </header>
      {picture && <img className={css.picture} src={imageUrl(picture)} alt="" />}
      <Row images={others} />
      {dish.Description && <p className={css.description}>{dish.Description}</p>}
      <div className={css.columns}>
        {linesOf(dish).length > 0 && (
          <div role="group" className={css.lines} aria-label={t('view.ingredients')}>
            {dish.ingredients.length > 0 && lines(dish.ingredients)}
            {dish.sections.map(({ key, title, ingredients }) => (
              <div key={key} role="group" aria-label={title}>
                <h3>{title}</h3>
                {lines(ingredients)}
              </div>
            ))}
          </div>
        )}
        {dish.Steps.length > 0 && (
          <ol className={css.steps}>
            {dish.Steps.map(({ key, description, minutes, images, video }) => (
              <li key={key}>
                {description}
                {Boolean(minutes) && (
                  <span className={css.time}> ({formatMinutes(minutes ?? 0, language)})</span>
                )}
                {video && <span className={css.time}> {video}</span>}
                <Row images={images} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {dish.Note && <p className={css.note}>{dish.Note}</p>}
      <NutritionLine dish={dish} />
      {dish.sourceUrl && <p className={css.source}>{dish.sourceUrl}</p>}
    </article>
  );
}

/** Row of pictures, smaller than the recipe's first one. */
const Row = ({ images }: { images: readonly DishImage[] }) =>
  images.length > 0 && (
    <div className={css.row}>
      {images.map((image) => (
        <img key={image.id} src={imageUrl(image)} alt="" />
      ))}
    </div>
  );

/** Shows the nutrition of a serving; renders nothing if any of it is unknown. */
function NutritionLine({ dish }: { dish: Dish }) {
  const { t } = useTranslation(['dish', 'common']);
  const { language } = useLanguage();
  if (linesOf(dish).length === 0) return null;
  const { perServing } = dishTotals(dish);
  if (!perServing || perServing.incomplete.length > 0) return null;
  const figures = NUTRIENTS.map((name) => {
    const value = formatNumber(perServing[name], language, { digits: name === 'calories' ? 0 : 1 });
    return name === 'calories'
      ? t('dish:facts.kcal', { value })
      : `${t(`common:nutrition.${name}`)} ${t('dish:nutrition.grams', { value })}`;
  });
  return (
    <p className={css.nutrition}>
      {t('common:nutrition.title')} {t('common:nutrition.perServing')}: {figures.join(' · ')}
    </p>
  );
}
