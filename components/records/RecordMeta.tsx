import { useTranslation } from 'next-i18next/pages';
import { PublicMeta } from '@/components/layout/meta/PublicMeta';
import { useLanguage } from '@/context/LanguageContext';
import type { Visibility } from '@/lib/domain/dish/types';
import type { Image } from '@/lib/domain/image/pick';
import { pagePaths, pathIn } from '@/lib/domain/site/address';
import { breadcrumbJsonLd, listJsonLd } from '@/lib/domain/site/jsonLd';

interface RecordMetaProps {
  readonly record: {
    readonly Name: string;
    readonly Description: string;
    readonly visibility: Visibility;
    readonly hidden: boolean;
  };
  readonly path: string;
  /** List that shows the record. */
  readonly list: { readonly name: string; readonly path: string };
  readonly picture?: Image | null;
  /** Its recipes that everybody may open. */
  readonly dishes: readonly { readonly id: number; readonly Name: string }[];
}

/** Metadata of a plan or a cookbook, with its recipes; asks not to index one that is not for everybody. */
export function RecordMeta({ record, path, list, picture, dishes }: RecordMetaProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { Name, Description, visibility, hidden } = record;
  const isOpen = visibility === 'public' && !hidden;
  return (
    <PublicMeta
      title={Name}
      about={Description || [Name, ...dishes.map((dish) => dish.Name)].join(' · ')}
      language={language}
      paths={pagePaths(path, language)}
      type="article"
      picture={picture}
      robots={isOpen ? undefined : 'noindex'}
      data={(site) =>
        isOpen
          ? [
              breadcrumbJsonLd(site, [
                { name: t('app.name'), path: pathIn(language, '/') },
                { name: list.name, path: pathIn(language, list.path) },
                { name: Name, path: pathIn(language, path) },
              ]),
              listJsonLd(site, {
                pages: dishes.map((dish) => ({ name: dish.Name, path: `/dishes/${dish.id}` })),
              }),
            ]
          : []
      }
    />
  );
}
