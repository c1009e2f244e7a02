import { CalendarSync, Link2, Power, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { ChoiceChip } from '@/components/ui/inputs/ChoiceChip';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useFeed, useFeedCalls, type Feed } from '@/context/calendar/calendar';
import { toggled } from '@/lib/domain/mealplan/kinds';
import { CALENDAR_KINDS, type CalendarKind } from '@/lib/domain/mealplan/types';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import sharing from '@/locales/en/sharing.json';
import { useCopyLink } from '../sharing/useCopyLink';

/** Panel for the private calendar feed: turns it on and off, chooses its contents, and renews its address. */
function Settings() {
  const { t } = useTranslation('sharing');
  const { remote, reload, mutate } = useFeed();
  return (
    <section className="panel" aria-labelledby="feed">
      <h2 id="feed">{t('feed.title')}</h2>
      <p className="text-body-secondary">{t('feed.text')}</p>
      <RemoteView of={remote} skeleton={<SkeletonRows count={2} />} onRetry={reload}>
        {(feed) => <FeedView feed={feed} onChanged={mutate} />}
      </RemoteView>
    </section>
  );
}

function FeedView({ feed, onChanged }: { feed: Feed; onChanged: (feed: Feed) => void }) {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const calls = useFeedCalls();
  const confirm = useConfirm();
  const copyLink = useCopyLink();
  const id = useId();
  const [kinds, setKinds] = useState<readonly CalendarKind[]>(
    feed.kinds.length > 0 ? feed.kinds : CALENDAR_KINDS,
  );
  const quietly = (call: Promise<Feed>) => call.then(onChanged, () => undefined); // An alert already reports it.
  const choose = (kind: CalendarKind) => {
    const next = toggled(kinds, kind);
    if (next.length === 0) return; // An empty calendar is turned off instead.
    setKinds(next);
    if (feed.url) quietly(calls.set(next));
  };
  const reset = async () => {
    const text = {
      title: t('sharing:feed.resetTitle'),
      body: t('sharing:feed.resetText'),
      confirmLabel: t('sharing:feed.reset'),
    };
    if (await confirm(text)) await quietly(calls.reset());
  };
  const end = async () => {
    const text = {
      title: t('sharing:feed.endTitle'),
      body: t('sharing:feed.resetText'),
      confirmLabel: t('sharing:feed.end'),
    };
    if (await confirm(text)) await quietly(calls.end().then(() => ({ url: null, kinds })));
  };
  return (
    <>
      <fieldset className="stack gap-2 small-legend mb-3">
        <legend className="form-label">{t('sharing:feed.kinds')}</legend>
        <div className="chips">
          {CALENDAR_KINDS.map((kind) => (
            <ChoiceChip
              key={kind}
              label={t(`kinds.${kind}`)}
              checked={kinds.includes(kind)}
              onChange={() => choose(kind)}
            />
          ))}
        </div>
      </fieldset>
      {feed.url ? (
        <>
          <div className="field">
            <label htmlFor={id} className="form-label">
              {t('sharing:feed.address')}
            </label>
            <input
              id={id}
              className="form-control"
              readOnly
              value={feed.url}
              onFocus={({ target }) => target.select()}
            />
            <p className="form-text">{t('sharing:feed.secret')}</p>
          </div>
          <ButtonRow>
            <Button tone="primary" icon={Link2} onClick={() => copyLink(feed.url ?? '')}>
              {t('action.copyLink')}
            </Button>
            <Button tone="outline-danger" icon={RotateCw} onClick={reset}>
              {t('sharing:feed.reset')}
            </Button>
            <Button tone="outline-danger" icon={Power} onClick={end}>
              {t('sharing:feed.end')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <Button tone="primary" icon={CalendarSync} onClick={() => quietly(calls.set(kinds))}>
          {t('sharing:feed.start')}
        </Button>
      )}
    </>
  );
}

export const FeedSettings = withNamespaces(Settings, { mealplan, sharing });
