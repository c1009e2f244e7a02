import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import css from './SettingsIndex.module.scss';
import { keysOf } from '@/lib/domain/keysOf';

const PARTS = {
  you: ['profile', 'appearance', 'targets', 'intakes'],
  household: ['household', 'food', 'staples', 'addresses'],
  connected: ['reminders', 'calendar', 'codes'],
  data: ['browser', 'session', 'data'],
} as const;
const GROUPS = keysOf(PARTS);
export type SettingsPart = (typeof PARTS)[keyof typeof PARTS][number];

/** Returns the element id of a part. */
export const placeOf = (part: SettingsPart): string => `part-${part}`;

interface SettingsIndexProps {
  /** The parts that are shown. */
  readonly parts: readonly SettingsPart[];
  /** The search field above the index. */
  readonly find: ReactNode;
}

/** Index of the parts, with the current one marked: at the side on a desktop, folded above them on a phone. */
export function SettingsIndex({ parts, find }: SettingsIndexProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const current = useCurrent(parts);
  const groups = GROUPS.map((name) => ({ name, held: PARTS[name].filter((part) => parts.includes(part)) }));
  return (
    <nav aria-label={t('settings.index')} className={css.index} data-open={isOpen}>
      <div className={css.find}>{find}</div>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls="settings-index"
        onClick={() => setOpen(!isOpen)}
      >
        {t('settings.index')}
        <Icon of={ChevronDown} />
      </button>
      <div id="settings-index" className={css.groups}>
        {groups.map(
          ({ name, held }) =>
            held.length > 0 && (
              <div key={name}>
                <h2 id={`settings-group-${name}`}>{t(`settings.group.${name}`)}</h2>
                <ul aria-labelledby={`settings-group-${name}`}>
                  {held.map((part) => (
                    <li key={part}>
                      <a
                        href={`#${placeOf(part)}`}
                        aria-current={part === current ? 'location' : undefined}
                        onClick={() => setOpen(false)}
                      >
                        {t(`settings.part.${part}`)}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </nav>
  );
}

/** Returns the part being read: the one across the upper third of the window. */
function useCurrent(parts: readonly SettingsPart[]): SettingsPart | undefined {
  const [current, setCurrent] = useState(parts[0]);
  const names = parts.join();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return; // no layout, as in tests
    const places = names.split(',').map((part) => document.getElementById(placeOf(part as SettingsPart)));
    const watch = new IntersectionObserver(
      (seen) => {
        const there = seen.find(({ isIntersecting }) => isIntersecting);
        if (there) setCurrent(there.target.id.slice('part-'.length) as SettingsPart);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const place of places) if (place) watch.observe(place);
    return () => watch.disconnect();
  }, [names]);
  return current;
}
