import { useTranslation } from 'next-i18next/pages';
import { PublicMeta } from '@/components/layout/meta/PublicMeta';
import { useLanguage } from '@/context/LanguageContext';
import { personPage, type PublicPerson } from '@/lib/domain/access/publicPerson';
import { pagePaths, pathIn } from '@/lib/domain/site/address';
import { breadcrumbJsonLd, listJsonLd } from '@/lib/domain/site/jsonLd';

/** Metadata of the page of whoever publishes; asks not to index it unless they allow that. */
export function PersonMeta({ person }: { person: PublicPerson }) {
  const { t } = useTranslation(['person', 'common']);
  const { language } = useLanguage();
  const { id, Name, avatar, isListed, dishes, page, totals } = person;
  const path = personPage(id);
  const counts = [
    totals.dishes > 0 && t('dishes', { count: totals.dishes }),
    totals.plans > 0 && t('mealplans', { count: totals.plans }),
    totals.cookbooks > 0 && t('cookbooks', { count: totals.cookbooks }),
  ];
  return (
    <PublicMeta
      title={Name}
      about={[Name, ...counts.filter(Boolean)].join(' · ')}
      language={language}
      paths={pagePaths(path, language, page)}
      picture={avatar}
      robots={isListed ? undefined : 'noindex'}
      data={(site) => [
        breadcrumbJsonLd(site, [
          { name: t('common:app.name'), path: pathIn(language, '/') },
          { name: Name, path: pathIn(language, path) },
        ]),
        listJsonLd(site, { pages: dishes.map((dish) => ({ name: dish.Name, path: `/dishes/${dish.id}` })) }),
      ]}
    />
  );
}
