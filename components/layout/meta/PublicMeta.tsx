import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { use, useState } from 'react';
import { useTabTitle } from '@/context/LanguageContext';
import { SentContext, useSite } from '@/lib/remote/sent';
import type { Image } from '@/lib/domain/image/pick';
import type { Language } from '@/lib/domain/language';
import type { PagePaths } from '@/lib/domain/site/address';
import { scriptJson, type JsonLd } from '@/lib/domain/site/jsonLd';
import { previewPicture } from '@/lib/domain/site/picture';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', ka: 'ka_GE' };
const MOST_LETTERS = 200;

interface PublicMetaProps {
  /** Name of the page, without the app's. */
  readonly title: string;
  /** Title of the browser's tab; absent if the page's heading sets it. */
  readonly tab?: string;
  readonly about: string;
  readonly language: Language;
  readonly paths: PagePaths;
  readonly type?: 'website' | 'article';
  readonly picture?: (Image & { readonly alternativeText?: string | null }) | null;
  readonly robots?: 'noindex' | 'noindex, follow';
  /**
   * Returns the page's structured data for the site at this address; `written` keeps what the server wrote, in browsers
   * without the code for it.
   */
  readonly data?: ((site: string) => readonly JsonLd[]) | 'written';
}

/** Metadata of a page for search engines and messengers; whatever needs the site's address waits until it is known. */
export function PublicMeta(props: PublicMetaProps) {
  const { title, tab, language, paths, type = 'website', picture, robots, data } = props;
  const { t } = useTranslation();
  const site = useSite();
  const tabTitle = useTabTitle(tab ?? '');
  const about = props.about.replace(/\s+/g, ' ').slice(0, MOST_LETTERS);
  const scripts = useScripts(data, site);
  const preview = site === null ? null : previewPicture(picture, site);
  const locales = paths.alternates.flatMap(({ hrefLang }) =>
    (hrefLang === 'en' || hrefLang === 'ka') && hrefLang !== language ? [LOCALES[hrefLang]] : [],
  );
  return (
    <Head>
      {tab && <title>{tabTitle}</title>}
      <meta key="description" name="description" content={about} />
      {robots && <meta key="robots" name="robots" content={robots} />}
      {site !== null && <link key="canonical" rel="canonical" href={`${site}${paths.canonical}`} />}
      {site !== null &&
        paths.alternates.map(({ hrefLang, path }) => (
          <link key={`in-${hrefLang}`} rel="alternate" hrefLang={hrefLang} href={`${site}${path}`} />
        ))}
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:site_name" property="og:site_name" content={t('app.name')} />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={about} />
      {site !== null && <meta key="og:url" property="og:url" content={`${site}${paths.canonical}`} />}
      <meta key="og:locale" property="og:locale" content={LOCALES[language]} />
      {locales.map((locale) => (
        <meta key="og:locale:alternate" property="og:locale:alternate" content={locale} />
      ))}
      {preview && <meta key="og:image" property="og:image" content={preview.url} />}
      {preview?.width && (
        <meta key="og:image:width" property="og:image:width" content={String(preview.width)} />
      )}
      {preview?.height && (
        <meta key="og:image:height" property="og:image:height" content={String(preview.height)} />
      )}
      {preview && (
        <meta
          key="og:image:alt"
          property="og:image:alt"
          content={picture?.alternativeText || (picture ? title : t('app.name'))}
        />
      )}
      <meta key="twitter:card" name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {scripts.map((text, index) => (
        <script key={`data-${index}`} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </Head>
  );
}

/** Returns the texts of a page's structured data; those that the server wrote are of the first page only. */
function useScripts(data: PublicMetaProps['data'], site: string | null): readonly string[] {
  const isFirst = use(SentContext) !== null;
  const [written] = useState(() => (data === 'written' && isFirst ? writtenScripts() : []));
  if (!data || data === 'written') return written;
  return site === null ? [] : data(site).map(scriptJson);
}

const writtenScripts = (): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ innerHTML }) => innerHTML);
