import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { addTexts, fetchTexts, hasTexts, loadTexts, type PageTexts } from './namespaces';

/**
 * Gives a page or a part its texts: `export default withNamespaces(DishPage, { dish, product })`. It imports the English
 * files; in a production build those of a page are data, loaded beside its script (textFiles.js). It shows `awaiting`
 * until its texts have loaded; if that fails, it appears in English.
 */
export function withNamespaces<Props extends object>(
  Page: ComponentType<Props>,
  texts: PageTexts,
  awaiting: ReactNode = null,
) {
  const names = Object.keys(texts);
  fetchTexts(texts);

  function PageWithTexts(props: Props) {
    const { i18n } = useTranslation();
    const [tried, setTried] = useState<string>();
    addTexts(i18n, texts);
    const language = i18n.language;
    const isReady = hasTexts(i18n, language, names);
    useEffect(() => {
      if (isReady) return;
      const done = () => setTried(language);
      loadTexts(i18n, language, names).then(done, done);
    }, [i18n, isReady, language]);
    return isReady || tried === language ? <Page {...props} /> : awaiting;
  }
  PageWithTexts.namespaces = names;
  return PageWithTexts;
}
