import { present } from '@/lib/domain/present';
import { Lock, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { ByAuthor } from '@/components/records/ByAuthor';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { LazySortableList } from '@/components/ui/lists/SortableList.lazy';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import { useCookbookCalls } from '@/context/cookbook/cookbooks';
import { coverOf, type Cookbook, type CookbookDish } from '@/lib/domain/dish/cookbook';
import { canEdit } from '@/lib/domain/dish/record';
import css from './CookbookView.module.scss';
import { LazyAddRecipe } from './AddRecipe.lazy';

/** Shows the recipes of a cookbook in order; editors can reorder, add and remove them. */
export function CookbookView({ cookbook }: { cookbook: Cookbook }) {
  const { t } = useTranslation('cookbook');
  const { person } = useAuth();
  const { update } = useCookbookCalls();
  const { id, Name, Description, dishes, visibility, hidden, owner } = cookbook;
  const isEditor = canEdit({ owner: cookbook.owner, collaborators: [...cookbook.collaborators] }, person);
  const set = (list: readonly CookbookDish[]) =>
    void update(id, { dishes: list.map((dish) => dish.id) }).catch(() => undefined); // An alert already reports it.
  const move = (from: number, to: number) => {
    const next = [...dishes];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  const cover = coverOf(cookbook);
  const nameOf = (dish: CookbookDish) => (dish.isClosed ? t('closed') : dish.Name);
  const dishAt = (index: number): CookbookDish => present(dishes[index], 'a recipe of the cookbook');
  return (
    <article className={css.view}>
      <header className={css.head}>
        {cover && (
          <Picture image={cover} alt="" sizes="(min-width: 768px) 20rem, 100vw" className={css.cover} />
        )}
        <div>
          <p className={css.facts}>
            <span>{t('holds', { count: dishes.length })}</span>
            {!isEditor && (
              <ByAuthor
                author={owner}
                isPublic={visibility === 'public' && !hidden}
                text={(name) => t('by', { name })}
              />
            )}
            {visibility === 'private' && <Tag icon={Lock}>{t('private')}</Tag>}
          </p>
          {Description && <p className={css.description}>{Description}</p>}
        </div>
      </header>
      {isEditor && (
        <div className={css.adding}>
          <LazyAddRecipe cookbook={id} />
        </div>
      )}
      {dishes.length === 0 && <p>{t('nothing')}</p>}
      <section aria-label={t('recipes')}>
        {isEditor ? (
          <LazySortableList
            isFlat
            ids={dishes.map((dish) => String(dish.id))}
            nameOf={(index) => nameOf(dishAt(index))}
            onMove={move}
          >
            {(index) => (
              <div className={css.row}>
                <DishLine dish={dishAt(index)} name={nameOf(dishAt(index))} />
                <Button
                  tone="link"
                  icon={X}
                  aria-label={t('remove', { name: nameOf(dishAt(index)) })}
                  onClick={() => set(dishes.filter((_, at) => at !== index))}
                />
              </div>
            )}
          </LazySortableList>
        ) : (
          <ol className={css.list} aria-label={Name}>
            {dishes.map((dish) => (
              <li key={dish.id} className={css.row}>
                <DishLine dish={dish} name={nameOf(dish)} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </article>
  );
}

function DishLine({ dish: { id, isClosed, DishImages }, name }: { dish: CookbookDish; name: string }) {
  if (isClosed)
    return (
      <span className={css.closed}>
        <Icon of={Lock} /> {name}
      </span>
    );
  return (
    <Link href={`/dishes/${id}`} className={css.line}>
      <Picture image={DishImages[0]} alt="" sizes="64px" ratio="1x1" className={css.picture} />
      {name}
    </Link>
  );
}
