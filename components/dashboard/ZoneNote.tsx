import { Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useFirstAnswers } from '@/context/account/users';
import { useLanguage } from '@/context/LanguageContext';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { isSameClock, timeZoneCity } from '@/lib/format/timeZones';
import { useZoneCities } from '@/lib/hooks/useZoneCities';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import zone from '@/locales/en/zone.json';
import css from '@/components/dashboard/day/DayBoard.module.scss';

/**
 * Asks, once for all devices, if the person's days should follow this device's time zone; renders nothing if both
 * clocks agree.
 */
function Note({ here }: { readonly here: string }) {
  const { t } = useTranslation('zone');
  const { language } = useLanguage();
  const { cities, isWhole } = useZoneCities(language);
  const { person, refreshPerson } = useAuth();
  const answer = useFirstAnswers(person?.id ?? 0);
  const [now] = useState(() => new Date());
  const [isFresh, setFresh] = useState(false);
  const [isSent, setSent] = useState(false);
  const kept = person?.timeZone ?? DEFAULT_TIME_ZONE;
  const isOther = !isSameClock(here, kept, now);
  // The browser's cached person may miss an answer given on another device.
  useEffect(() => {
    let isGone = false;
    if (isOther)
      refreshPerson().then(
        () => !isGone && setFresh(true),
        () => undefined, // Does not ask while offline.
      );
    return () => {
      isGone = true;
    };
  }, [isOther, refreshPerson]);
  if (!isOther || !isFresh || !isWhole || !person || person.zoneConfirmed) return null;
  const choose = async (timeZone: string) => {
    setSent(true);
    // An alert reports a failure, and the question stays open.
    await answer({ timeZone }).catch(() => undefined);
    setSent(false);
  };
  const named = { kept: timeZoneCity(kept, cities), here: timeZoneCity(here, cities) };
  return (
    <section className={css.card} aria-labelledby="zone-note">
      <h2 id="zone-note" className={css.waiting}>
        <Icon of={Clock} size={20} />
        {t('title')}
      </h2>
      <p className="mb-0">{t('text', named)}</p>
      <div className={css.answers}>
        <Button tone="outline-primary" disabled={isSent} onClick={() => choose(here)}>
          {t('use', named)}
        </Button>
        <Button disabled={isSent} onClick={() => choose(kept)}>
          {t('keep', named)}
        </Button>
      </div>
    </section>
  );
}

export const ZoneNote = withNamespaces(Note, { zone });
