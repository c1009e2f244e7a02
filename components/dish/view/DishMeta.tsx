import { useTranslation } from 'next-i18next/pages';
import { PublicMeta } from '@/components/layout/meta/PublicMeta';
import { useLanguage } from '@/context/LanguageContext';
import { ingredientLine, recipeJsonLd } from '@/lib/domain/dish/jsonLd';
import { plainAmount } from '@/lib/domain/dish/plainAmount';
import type { Dish } from '@/lib/domain/dish/record';
import { dishPaths, pathIn } from '@/lib/domain/site/address';
import type { Language } from '@/lib/domain/language';
import { breadcrumbJsonLd, type JsonLd } from '@/lib/domain/site/jsonLd';

/** Metadata of a recipe for search engines and messengers; asks them not to index one that is not for everybody. */
export function DishMeta({ dish }: { dish: Dish }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isOpen = dish.visibility === 'public' && !dish.hidden;
  const way = [
    { name: t('app.name'), path: pathIn(language, '/') },
    { name: t('menu.dishes'), path: pathIn(language, '/dishes') },
    { name: dish.Name, path: dishPaths(dish).canonical },
  ];
  return (
    <PublicMeta
      title={dish.Name}
      tab={t('app.title', { page: dish.Name })}
      about={dish.Description || dish.Steps[0]?.description || dish.Name}
      language={languageOf(dish)}
      paths={dishPaths(dish)}
      type="article"
      picture={dish.DishImages[0]}
      robots={isOpen ? undefined : 'noindex'}
      // The whole condition stands here, so that a build for browsers leaves out the code that makes structured data.
      data={
        typeof window !== 'undefined' && process.env.TEXTS
          ? 'written'
          : isOpen
            ? (site) => [recipeData(dish, site), breadcrumbJsonLd(site, way)]
            : undefined
      }
    />
  );
}

const languageOf = (dish: Dish): Language => (dish.language === 'ka' ? 'ka' : 'en');

function recipeData(dish: Dish, site: string): JsonLd {
  const language = languageOf(dish);
  return recipeJsonLd(dish, {
    site,
    ingredient: (line) => ingredientLine(line, plainAmount(line, language), language),
  });
}
