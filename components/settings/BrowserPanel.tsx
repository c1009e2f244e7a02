import { FilePen, LogOut, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useConfirmedSignOut } from '@/components/layout/nav/useConfirmedSignOut';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { CLEARABLE, useBrowser } from '@/context/account/browser';
import { useLanguage } from '@/context/LanguageContext';
import type { StoredPart } from '@/lib/browser/contents';
import type { BrowserPart } from '@/lib/browser/stores';
import { formatBytes } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import browser from '@/locales/en/browser.json';
import css from './BrowserPanel.module.scss';

/** Parts whose deletion loses something for good; it needs a confirmation. */
const CONFIRMED_PARTS: readonly BrowserPart[] = ['waiting', 'timers', 'packing'];

/** Lists all data kept in this browser, with sizes, and deletes it. */
function Panel() {
  const { t } = useTranslation(['browser', 'common']);
  const { language } = useLanguage();
  const { contents, forget } = useBrowser();
  const signOut = useConfirmedSignOut();
  const confirm = useConfirm();
  if (!contents) return <SkeletonRows count={4} />;
  const { parts, drafts } = contents;
  const size = (bytes: number) => formatBytes(bytes, language);
  const all = [...parts, ...drafts].reduce((sum, { bytes }) => sum + bytes, 0);
  const ask = async (part: BrowserPart) => {
    const question = { title: t('ask', { what: t(`part.${part}`) }), confirmLabel: t('forget') };
    if (!CONFIRMED_PARTS.includes(part) || (await confirm(question))) await forget([part]);
  };
  const mayForget = (part: BrowserPart) => CLEARABLE.includes(part) || CONFIRMED_PARTS.includes(part);
  const isKnownLost = parts.some(({ part }) => CLEARABLE.includes(part));
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
            <LinkButton href={href} size="sm" icon={FilePen}>
              {t('open')}
              <span className="visually-hidden">: {name || t('unnamed')}</span>
            </LinkButton>
          </li>
        ))}
        {parts.map(({ part, count, bytes }: StoredPart) => (
          <li key={part}>
            <span>
              <b>{t(`part.${part}`)}</b>
              <small>{`${count > 1 ? `${count} · ` : ''}${size(bytes)}`}</small>
              {!mayForget(part) && (
                <small>{t(`stays.${part as 'app' | 'drafts' | 'look' | 'reminders' | 'signIn'}`)}</small>
              )}
            </span>
            {mayForget(part) && (
              <Button size="sm" icon={Trash2} onClick={() => void ask(part)}>
                {t('forget')}
                <span className="visually-hidden">: {t(`part.${part}`)}</span>
              </Button>
            )}
            {part === 'signIn' && (
              <Button size="sm" icon={LogOut} onClick={signOut}>
                {t('common:action.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isKnownLost && (
        <Button icon={Trash2} onClick={() => void forget(CLEARABLE)}>
          {t('forgetAll')}
        </Button>
      )}
    </section>
  );
}

export const BrowserPanel = withNamespaces(Panel, { browser }, <SkeletonRows count={4} />);
