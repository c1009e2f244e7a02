import type { NextPage, NextPageContext } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '@/lib/api/errors';
import type { CookieName } from '@/lib/browser/cookies';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/domain/language';
import { prepareTexts } from '@/lib/i18n/config';
import { LANGUAGE_KEY, LANGUAGE_PARAMETER } from '@/lib/i18n/reader';
import { islandsLoaded } from '@/lib/remote/island';
import type { Key } from '@/lib/remote/keys';
import type { Sent } from '@/lib/remote/sent';

/** Timeout in ms of a public page's reads: a page must not wait longer for them. */
const TIMEOUT_MS = 2500;
/** Fronts and caches may show the page for ten seconds, and for fifty more while they ask for it anew. */
const REMEMBERED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';

interface Asked {
  readonly query: ParsedUrlQuery;
  readonly language: Language;
}
/** Answer to a read of the page, by its key. */
export type Answer = readonly [key: Key, answer: unknown];
/** Public content of a page. */
export interface PublicContent {
  readonly answers: readonly Answer[];
  /** Language of the record, in which readers without a choice of their own see its page. */
  readonly language?: Language;
}
/** Returns the content of a record's page, whose only read is by this key. */
export const contentOf = (key: Key, record: { readonly language: string }): PublicContent => ({
  answers: [[key, record]],
  language: isLanguage(record.language) ? record.language : undefined,
});

/** Resolves to null for content that is not public, and to undefined for a page without content. */
type Reading = (asked: Asked) => Promise<PublicContent | null | undefined>;
interface PublicProps {
  readonly sent?: Sent;
}

/**
 * Lets the server render a public page with its content, in the reader's language: `read` makes the page's first reads as
 * a visitor; null or a refusal means that nobody may see the content without signing in, which is answered 404 to
 * visitors. Within the app the browser reads by itself.
 */
export function publicPage<P extends NextPage>(Page: P, read: Reading): P {
  Page.getInitialProps = async ({ req, res, query }: NextPageContext): Promise<PublicProps> => {
    if (typeof window !== 'undefined' || !req || !res) return {};
    const chosen = languageIn(query) ?? languageOf(req);
    const content = await withTimeout(read({ query, language: chosen ?? DEFAULT_LANGUAGE })).catch(orClosed);
    const language = rendered(chosen ?? content?.language ?? DEFAULT_LANGUAGE);
    await islandsLoaded();
    await prepareTexts(language);
    if (content === null && cookieIn(req, 'signedIn') === undefined) res.statusCode = 404;
    if (content !== undefined) res.setHeader('Cache-Control', REMEMBERED);
    const answers = (content?.answers ?? []).map(([key, answer]) => [JSON.stringify(key), answer] as const);
    return {
      sent: {
        language,
        site: siteOf(req),
        answers: Object.fromEntries(answers),
        isNarrow: /\bMobi/.test(req.headers['user-agent'] ?? ''),
        isWhole: Boolean(content),
      },
    };
  };
  return Page;
}

/** Returns the record's id in a page's address; null if it is none. */
export function idIn({ id }: ParsedUrlQuery): number | null {
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Reads the record in the page's address; that of 0 is the page without a record, which browsers keep offline. */
export const ofRecord =
  (read: (id: number, asked: Asked) => Promise<PublicContent>): Reading =>
  async (asked) => {
    const id = idIn(asked.query);
    if (asked.query.id === '0') return undefined;
    return id === null ? null : read(id, asked);
  };

const languageIn = ({ [LANGUAGE_PARAMETER]: named }: ParsedUrlQuery): Language | undefined =>
  isLanguage(named) ? named : undefined;

function languageOf(req: IncomingMessage): Language | undefined {
  const kept = cookieIn(req, LANGUAGE_KEY);
  return isLanguage(kept) ? kept : undefined;
}

const cookieIn = ({ headers }: IncomingMessage, name: CookieName): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(headers.cookie ?? '')?.[1];

/** During development browsers have only English texts from the start. */
const rendered = (language: Language): Language =>
  process.env.NODE_ENV === 'development' ? DEFAULT_LANGUAGE : language;

const siteOf = ({ headers }: IncomingMessage): string =>
  (process.env.PUBLIC_URL || `http://${headers.host ?? 'localhost:3000'}`).replace(/\/+$/, '');

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The CMS did not answer in time.')), TIMEOUT_MS).unref();
    }),
  ]);

/** Returns null if the CMS refuses the content, and undefined if it did not answer: then the browser reads it later. */
function orClosed(cause: unknown): null | undefined {
  const isClosed =
    cause instanceof ApiError &&
    (cause.kind === 'notFound' || cause.kind === 'forbidden' || cause.kind === 'unauthorized');
  return isClosed ? null : undefined;
}
