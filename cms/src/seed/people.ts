import type { Role } from '../domain/access/rights';
import type { Language } from '../domain/language';

/** The demo people; the launcher makes the same ones in the Auth emulator. The site shows their names in Latin letters in English. */
export const DEMO_PEOPLE: readonly { uid: string; email: string; Name: string; Rolee: Role }[] = [
  { uid: 'demo-admin', email: 'admin@example.com', Name: 'ნინო ბერიძე', Rolee: 'Admin' },
  { uid: 'demo-courier', email: 'courier@example.com', Name: 'გიორგი კაპანაძე', Rolee: 'Courier' },
  { uid: 'demo-courier2', email: 'courier2@example.com', Name: 'ლუკა მაისურაძე', Rolee: 'Courier' },
  { uid: 'demo-user', email: 'user@example.com', Name: 'მარიამ ლომიძე', Rolee: 'User' },
  { uid: 'demo-friend', email: 'friend@example.com', Name: 'ანა გელაშვილი', Rolee: 'User' },
];
/** Whose records are in which language: each reads a household that is whole in their own. */
export const HOUSEHOLD_OF: Readonly<Record<Language, string>> = { en: 'demo-user', ka: 'demo-friend' };
/** Who else writes recipes and plans, in both languages. */
export const OTHER_AUTHOR = 'demo-admin';
/** The picture of each: avatar-admin.jpg and so on. */
export const avatarOf = (uid: string): string => uid.replace(/^demo-/, 'avatar-');
