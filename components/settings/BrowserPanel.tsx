import { FilePen, LogOut, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useLeave } from '@/components/layout/nav/useLeave';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { FORGETTABLE, useBrowser } from '@/context/account/browser';
import { useLanguage } from '@/context/LanguageContext';
import type { KeptPart } from '@/lib/browser/contents';
import type { BrowserPart } from '@/lib/browser/stores';
import { formatBytes } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import browser from '@/locales/en/browser.json';
import css from './BrowserPanel.module.scss';

/** Parts whose deletion loses something for good; it needs a confirmation. */
const ASKED: readonly BrowserPart[] = ['waiting', 'timers', 'packing'];

/** Lists all data kept in this browser, with sizes, and deletes it. */
function Panel() {
  const { t } = useTranslation(['browser', 'common']);
  const { language } = useLanguage();
  const { contents, forget } = useBrowser();
  const signOut = useLeave();
  const confirm = useConfirm();
  if (!contents) return <SkeletonRows count={4} />;
  const { parts, drafts } = contents;
  const size = (bytes: number) => formatBytes(bytes, language);
  const all = [...parts, ...drafts].reduce((sum, { bytes }) => sum + bytes, 0);
  const ask = async (part: BrowserPart) => {
    const question = { title: t('ask', { what: t(`part.${part}`) }), confirmLabel: t('forget') };
    if (!ASKED.includes(part) || (await confirm(question))) await forget([part]);
  };
  const mayForget = (part: BrowserPart) => FORGETTABLE.includes(part) || ASKED.includes(part);
  const isKnownLost = parts.some(({ part }) => FORGETTABLE.includes(part));
  return (
    <section className="panel" aria-labelledby="settings-browser-title">
      <h2 id="settings-browser-title">{t('title')}</h2>
      <p className="text-body-secondary">
        {t('text', { size: size(all) })} <Link href="/privacy">{t('common:menu.privacy')}</Link>
      </p>
      <ul className={css.parts}>
        {drafts.map(({ key, name, href, savedAt, bytes }) => (
          <li key={key}>
            <span>
              <b>{name || t('unnamed')}</b>
              <small>{`${t('draft', { when: formatDate(savedAt, language, 'instant') })} · ${size(bytes)}`}</small>
            </span>
            <Link href={href} className="btn btn-sm btn-outline-secondary">
              <FilePen size={16} aria-hidden />
              {t('open')}
              <span className="visually-hidden">: {name || t('unnamed')}</span>
            </Link>
          </li>
        ))}
        {parts.map(({ part, count, bytes }: KeptPart) => (
          <li key={part}>
            <span>
              <b>{t(`part.${part}`)}</b>
              <small>{`${count > 1 ? `${count} · ` : ''}${size(bytes)}`}</small>
              {!mayForget(part) && (
                <small>{t(`stays.${part as 'app' | 'drafts' | 'look' | 'reminders' | 'signIn'}`)}</small>
              )}
            </span>
            {mayForget(part) && (
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                onClick={() => void ask(part)}
              >
                <Trash2 size={16} aria-hidden />
                {t('forget')}
                <span className="visually-hidden">: {t(`part.${part}`)}</span>
              </button>
            )}
            {part === 'signIn' && (
              <button type="button" className="btn btn-sm btn-outline-secondary" onClick={signOut}>
                <LogOut size={16} aria-hidden />
                {t('common:action.signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isKnownLost && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => void forget(FORGETTABLE)}>
          <Trash2 size={18} aria-hidden />
          {t('forgetAll')}
        </button>
      )}
    </section>
  );
}

export const BrowserPanel = withNamespaces(Panel, { browser }, <SkeletonRows count={4} />);
