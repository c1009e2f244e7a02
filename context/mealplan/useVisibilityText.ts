import { useTranslation } from 'next-i18next/pages';
import { isMember, isOwner, type Plan } from '@/lib/domain/mealplan/record';
import { formatDate } from '@/lib/format/time';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';

/** Maximum number of people named; the rest is counted. */
const NAMED = 3;

type Seen = Pick<
  Plan,
  'myRole' | 'visibility' | 'published' | 'members' | 'followerCount' | 'owner' | 'unpublished'
>;

/**
 * Returns sentences on who sees which version of a plan: members see the saved days, everyone else the published
 * version.
 */
export function useVisibilityText(plan: Seen): string[] {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const nameOf = usePersonName();
  const { published, members, followerCount, owner } = plan;
  const people = (members ?? []).flatMap(({ Name }) => Name ?? []);
  const date = published?.at && formatDate(new Date(published.at), language, 'short');
  const version = date ? t('seen.of', { date }) : t('seen.number', { version: published?.version });

  const listed = (names: readonly string[]): string => {
    const rest = names.length - NAMED;
    const shown = rest > 1 ? [...names.slice(0, NAMED), t('seen.others', { count: rest })] : names;
    const last = shown.at(-1) ?? '';
    return shown.length > 1 ? t('seen.and', { names: shown.slice(0, -1).join(', '), last }) : last;
  };
  const ofMembers = (): string[] => {
    if (!isOwner(plan)) {
      const others = [...(owner?.Name ? [owner.Name] : []), ...people].map(nameOf);
      return [t('seen.withYou', { names: listed([t('seen.you'), ...others]) })];
    }
    if (people.length > 0)
      return [t('seen.members', { count: people.length, names: listed(people.map(nameOf)) })];
    return published ? [] : [t('seen.onlyYou')];
  };
  const ofReaders = (): string[] => {
    if (plan.visibility !== 'public') return [];
    if (!published) return [t('seen.unpublished')];
    return [
      followerCount ? t('seen.followers', { count: followerCount, version }) : t('seen.readers', { version }),
    ];
  };
  if (!isMember(plan)) return date && plan.myRole === 'reader' ? [t('seen.version', { date })] : [];
  return [...ofMembers(), ...ofReaders()];
}
