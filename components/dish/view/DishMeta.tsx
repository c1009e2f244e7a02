import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useTabTitle } from '@/context/LanguageContext';
import { ingredientLine, messagePicture, recipeJsonLd, scriptJson } from '@/lib/domain/dish/jsonLd';
import type { Dish, Ingredient } from '@/lib/domain/dish/record';
import { plainAmount } from '@/lib/domain/dish/plainAmount';

/** Metadata of a recipe for search engines and messengers; asks them not to index a private one. */
export function DishMeta({ dish, site }: { dish: Dish; site: string }) {
  const { t } = useTranslation();
  const tab = useTabTitle(t('app.title', { page: dish.Name }));
  const language = dish.language === 'ka' ? 'ka' : 'en';
  const about = (dish.Description || dish.Steps[0]?.description || dish.Name)
    .replace(/\s+/g, ' ')
    .slice(0, 200);
  const address = `${site}/dishes/${dish.id}`;
  const ingredient = (line: Ingredient) => ingredientLine(line, plainAmount(line, language), language);
  return (
    <Head>
      <title>{tab}</title>
      <meta key="description" name="description" content={about} />
      <link rel="canonical" href={address} />
      {dish.translationOf && [
        <link key="own" rel="alternate" hrefLang={language} href={address} />,
        <link
          key="other"
          rel="alternate"
          hrefLang={dish.translationOf.language}
          href={`${site}/dishes/${dish.translationOf.id}`}
        />,
      ]}
      <meta property="og:type" content="article" />
      <meta key="og:title" property="og:title" content={dish.Name} />
      <meta key="og:description" property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language === 'ka' ? 'ka_GE' : 'en_GB'} />
      <meta key="og:image" property="og:image" content={messagePicture(dish, site)} />
      <meta name="twitter:card" content={dish.DishImages.length > 0 ? 'summary_large_image' : 'summary'} />
      {dish.visibility === 'public' ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(recipeJsonLd(dish, { site, ingredient })) }}
        />
      ) : (
        <meta key="robots" name="robots" content="noindex" />
      )}
    </Head>
  );
}
