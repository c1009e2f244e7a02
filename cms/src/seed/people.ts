import type { Role } from '../domain/access/rights';

/** The demo people; the launcher makes the same ones in the Auth emulator. */
export const DEMO_PEOPLE: readonly { uid: string; email: string; Name: string; Rolee: Role }[] = [
  { uid: 'demo-admin', email: 'admin@example.com', Name: 'Nino Beridze', Rolee: 'Admin' },
  { uid: 'demo-courier', email: 'courier@example.com', Name: 'Giorgi Kapanadze', Rolee: 'Courier' },
  { uid: 'demo-courier2', email: 'courier2@example.com', Name: 'Luka Maisuradze', Rolee: 'Courier' },
  { uid: 'demo-user', email: 'user@example.com', Name: 'Mariam Lomidze', Rolee: 'User' },
  { uid: 'demo-friend', email: 'friend@example.com', Name: 'Ana Gelashvili', Rolee: 'User' },
];
/** The picture of each: avatar-admin.jpg and so on. */
export const avatarOf = (uid: string): string => uid.replace(/^demo-/, 'avatar-');
