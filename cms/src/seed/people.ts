import type { Role } from '../domain/access/rights';
import type { Language } from '../domain/language';

/** Demo people, also created in the Auth emulator by the launcher; English pages show names in Latin letters. */
export const DEMO_PEOPLE: readonly { uid: string; email: string; Name: string; Rolee: Role }[] = [
  { uid: 'demo-admin', email: 'admin@example.com', Name: 'ნინო ბერიძე', Rolee: 'Admin' },
  { uid: 'demo-courier', email: 'courier@example.com', Name: 'გიორგი კაპანაძე', Rolee: 'Courier' },
  { uid: 'demo-courier2', email: 'courier2@example.com', Name: 'ლუკა მაისურაძე', Rolee: 'Courier' },
  { uid: 'demo-user', email: 'user@example.com', Name: 'მარიამ ლომიძე', Rolee: 'User' },
  { uid: 'demo-friend', email: 'friend@example.com', Name: 'ანა გელაშვილი', Rolee: 'User' },
];
/** Owner of the records in each language: each reader gets a complete household in their own language. */
export const HOUSEHOLD_OF: Readonly<Record<Language, string>> = { en: 'demo-user', ka: 'demo-friend' };
/** Another author of recipes and plans, in both languages. */
export const OTHER_AUTHOR = 'demo-admin';
/** Returns the name of a person's picture, such as avatar-admin. */
export const avatarOf = (uid: string): string => uid.replace(/^demo-/, 'avatar-');
