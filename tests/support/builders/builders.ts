import type { Profile } from '@/lib/api/account/users';

let lastId = 0;
/** Returns an id that no other record of the test run has. */
export const nextId = (): number => ++lastId;

/** Builds a person as `GET users/me` returns them; a test gives only the fields that matter to it. */
export function buildPerson(parts: Partial<Profile> = {}): Profile {
  return {
    id: 7,
    email: 'user@example.com',
    Name: 'Mariam Lomidze',
    Rolee: 'User',
    phone: null,
    avatar: null,
    diet: [],
    allergens: [],
    targets: null,
    timeZone: 'Asia/Tbilisi',
    ...parts,
  };
}

/** Builds a picture as the CMS shows it, flat. */
export const buildImage = (parts: { id?: number; url?: string } = {}) => ({
  id: parts.id ?? nextId(),
  url: parts.url ?? '/uploads/dish.webp',
  width: 1200,
  height: 900,
  alternativeText: null,
  formats: { thumbnail: { url: '/uploads/thumbnail_dish.webp', width: 200, height: 150 } },
});
