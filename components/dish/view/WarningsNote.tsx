import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LazySafeInstead } from '@/components/substitutes/SafeInstead.lazy';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { linesOf } from '@/lib/domain/dish/lines';
import type { Dish } from '@/lib/domain/dish/record';
import { type Wishes, warningsFor } from '@/lib/domain/dish/warnings';
import { productName } from '@/lib/domain/product/record';
import { LookAgainNote } from './LookAgainNote';
import css from './WarningsNote.module.scss';

/** Warns people before they cook a recipe, and editors of words to check; visitors see nothing. */
export const WarningsNote = ({ dish }: { dish: Dish }) => (
  <>
    <Warnings dish={dish} />
    <LookAgainNote dish={dish} />
  </>
);

/** Warns of products that the person does not eat, by their own settings, and offers substitutes. */
function Warnings({ dish }: { dish: Dish }) {
  const { t } = useTranslation(['dish', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const products = linesOf(dish).flatMap(({ product }) => product ?? []);
  const warnings = person ? warningsFor(person, products) : [];
  // Words that may stand for another food with an allergen of the person.
  const open = asks(person) ? (dish.lookAgain ?? []) : [];
  if (warnings.length + open.length === 0) return null;
  const unborne = warnings.flatMap(({ kind, products: found }) => (kind === 'allergen' ? found : []));
  return (
    <div className={css.warning} role="note">
      <Icon of={TriangleAlert} size={20} />
      <div>
        <ul>
          {warnings.map(({ kind, what, products: found }) => {
            const names = [...new Set(found.map((product) => productName(product, language)))].join(', ');
            if (kind === 'unknown')
              return <li key={`${kind}-${what}`}>{t(`warning.unknown.${what}`, { names })}</li>;
            const word =
              kind === 'allergen'
                ? t(`common:allergen.${what as 'milk'}`)
                : t(`common:diet.${what as 'Vegan'}`);
            return <li key={`${kind}-${what}`}>{t(`warning.${kind}`, { what: word, names })}</li>;
          })}
          {open.length > 0 && <li>{t('warning.unknown.allergens', { names: open.join(', ') })}</li>}
        </ul>
        {unborne.length > 0 && <LazySafeInstead allergens={person?.allergens ?? []} products={unborne} />}
      </div>
    </div>
  );
}

const asks = (person: Wishes | null): boolean =>
  Boolean(person?.allergens?.length) || Boolean(person?.diet?.length);
