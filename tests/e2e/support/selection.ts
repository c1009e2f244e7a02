import type { Language } from '@/lib/domain/language';
import type { DEVICES } from '@/tools/screens/devices.mjs';
import { GROUPS, isOfGroup, type RunExtent } from '../../support/turns';

export type Device = keyof typeof DEVICES;

/** Device, and the language of the person using it. */
export interface Side {
  readonly device: Device;
  readonly language: Language;
}

/** Line in each journey that says when it runs. */
export interface Place {
  /** Device of a default run; a full run takes the other one too. */
  readonly on?: Device;
  /** The one device that the journey is about. */
  readonly only?: Device;
  /** Language of a one-device journey, if not that device's default. */
  readonly language?: Language;
  /** Always runs, whichever group is asked for. */
  readonly gate?: boolean;
}

const SPOKEN: Readonly<Record<Device, Language>> = { desktop: 'en', phone: 'ka' };
const OTHER: Readonly<Record<Device, Device>> = { desktop: 'phone', phone: 'desktop' };
const PAIRS: readonly Side[] = [
  { device: 'desktop', language: 'en' },
  { device: 'phone', language: 'ka' },
  { device: 'desktop', language: 'ka' },
  { device: 'phone', language: 'en' },
];
const DARK_EACH = 3;

/** Describes the selection, for the first line of a run. */
export function inWords({ isAll, group }: RunExtent): string {
  if (isAll) return 'Every journey on both devices, every screen in all four pairs of device and language.';
  return group === undefined
    ? 'Every journey once, every screen once.'
    : `The gates, and group ${group} (0 to ${GROUPS - 1}) of the other journeys and of the screens, each once.`;
}

/** Returns the devices and languages in which a run makes a journey; empty if the run leaves it out. */
export function sidesOf(
  name: string,
  { on, only, language, gate }: Place,
  asked: RunExtent,
): readonly Side[] {
  const first = only ?? on;
  if (!first || !(gate || isOfGroup(name, asked))) return [];
  const devices = asked.isAll && !only ? [first, OTHER[first]] : [first];
  return devices.map((device) => ({ device, language: language ?? SPOKEN[device] }));
}

interface Opening<Screen> extends Side {
  readonly screen: Screen;
  /** Checks its contrast in the dark theme too. */
  readonly isDark: boolean;
}

/**
 * Returns the walk's openings: each screen of the group once, rotating over the pairs of device and language; a full
 * run takes all pairs.
 */
export function openingsOf<Screen extends { readonly name: string; readonly only?: Device }>(
  screens: readonly Screen[],
  asked: RunExtent,
): readonly Opening<Screen>[] {
  const counts = new Map(PAIRS.map((pair) => [pair, 0]));
  const fewest = (pairs: readonly Side[]) =>
    pairs.reduce((least, pair) => ((counts.get(pair) ?? 0) < (counts.get(least) ?? 0) ? pair : least));
  const all = screens.flatMap((screen, index) => {
    const pairs = PAIRS.filter(({ device }) => (screen.only ?? device) === device);
    if (asked.isAll) return pairs.map((pair) => ({ ...pair, screen, isDark: true }));
    const pair = fewest(pairs);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    return [{ ...pair, screen, isDark: index % DARK_EACH === 0 }];
  });
  return all.filter(({ screen: { name } }) => isOfGroup(name, asked));
}
