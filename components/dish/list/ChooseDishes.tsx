import { Utensils } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { DishCard } from '@/lib/domain/dish/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import css from './ChooseDishes.module.scss';

interface ChooseDishesProps {
  readonly dishes: readonly DishCard[];
  /** Includes recipes on other pages. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** Lists recipes with checkboxes, each with its meals. */
function Rows({ dishes, chosen, onChange }: ChooseDishesProps) {
  const { t } = useTranslation('library');
  const ids = dishes.map(({ id }) => id);
  const others = [...chosen].filter((id) => !ids.includes(id));
  const mealless = dishes.filter(({ types }) => types.length === 0).map(({ id }) => id);
  const toggle = (id: number) =>
    onChange(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  return (
    <>
      <ButtonRow className={css.quick}>
        <span>{t('choose.which')}</span>
        <Button tone="link" onClick={() => onChange(new Set([...others, ...ids]))}>
          {t('choose.page')}
        </Button>
        <Button tone="link" onClick={() => onChange(new Set())}>
          {t('choose.none')}
        </Button>
        {mealless.length > 0 && (
          <Button tone="link" onClick={() => onChange(new Set([...others, ...mealless]))}>
            {t('choose.mealless')}
          </Button>
        )}
      </ButtonRow>
      <ul className={css.rows}>
        {dishes.map((dish) => (
          <Row key={dish.id} dish={dish} isChosen={chosen.has(dish.id)} onToggle={() => toggle(dish.id)} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly dish: DishCard;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Row({ dish, isChosen, onToggle }: RowProps) {
  const { t } = useTranslation(['library', 'common']);
  const id = useId();
  return (
    <li className={css.row}>
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isChosen}
        aria-describedby={`${id}-meals`}
        onChange={onToggle}
      />
      <Picture image={dish.DishImages[0]} alt="" ratio="1x1" sizes="56px" className={css.picture} />
      <div className={css.text}>
        <label htmlFor={id} className="stretched-link" lang={dish.language}>
          {dish.Name}
        </label>
        <small id={`${id}-meals`}>
          {dish.types.map((type) => t(`common:type.${type}`)).join(', ')}
          {dish.types.length === 0 && (
            <Tag tone="attention" icon={Utensils}>
              {t('choose.noMeal')}
            </Tag>
          )}
        </small>
      </div>
    </li>
  );
}

export const ChooseDishes = withNamespaces(Rows, { library });
