import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AlertSlot } from '@/components/layout/AlertSlot';
import { AppShell } from '@/components/layout/AppShell';
import { ConfirmProvider } from '@/components/ui/dialogs/ConfirmProvider';
import { AppProviders } from '@/context/AppProviders';
import type { Language } from '@/lib/domain/language';
import { i18nConfig } from '@/lib/i18n/config';
import { goTo } from './router';

/** Parses a language's texts once for all files of a worker; frozen, so that no test changes them for the next. */
const textsOf = (language: Language): Readonly<Record<string, object>> =>
  Object.freeze(
    Object.fromEntries(
      readdirSync(`locales/${language}`).map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'), (_, value: unknown) =>
          Object.freeze(value),
        ) as object,
      ]),
    ),
  );
const EN = textsOf('en');
const KA = textsOf('ka');

/** Loads all texts of both languages from the start; bundles that a test adds stay in its own instance. */
function makeI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  instance
    .use(initReactI18next)
    .init({ ...i18nConfig, lng: language, resources: { en: { ...EN }, ka: { ...KA } } });
  return instance;
}

interface Options {
  readonly language?: Language;
  /** Address of the app, and the route's pattern if it has one. */
  readonly path?: string;
  readonly pathname?: string;
  readonly query?: Record<string, string | string[]>;
}

function renderIn(content: ReactNode, { language = 'en', path = '/', pathname, query }: Options) {
  goTo(path, pathname, query);
  if (language !== 'en') window.localStorage.setItem('selectedLanguage', language);
  const i18n = makeI18n(language);
  document.documentElement.lang = language;
  return {
    user: userEvent.setup(),
    i18n,
    ...render(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>),
  };
}

/** Renders a page inside the whole app: providers, header, alerts. */
export const renderApp = (page: ReactNode, options: Options = {}) =>
  renderIn(
    <AppProviders>
      <AppShell>{page}</AppShell>
    </AppProviders>,
    options,
  );

/** Renders one part with the providers it needs, without the page's header and footer. */
export const renderPart = (part: ReactNode, options: Options = {}) =>
  renderIn(
    <AppProviders>
      <ConfirmProvider>
        {part}
        <AlertSlot />
      </ConfirmProvider>
    </AppProviders>,
    options,
  );

/** Renders a part as the server does, before the person is known. */
export function writtenByServer(part: ReactNode, { path = '/', pathname }: Options = {}): string {
  goTo(path, pathname);
  return renderToString(
    <I18nextProvider i18n={makeI18n('en')}>
      <AppProviders>{part}</AppProviders>
    </I18nextProvider>,
  );
}
