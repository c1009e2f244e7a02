import { useLanguage } from '@/context/LanguageContext';
import type { Answer } from '@/context/remote/publicPage';
import { useReadOf } from '@/context/remote/read';
import { readPublicPerson } from '@/lib/api/people/publicPerson';
import type { Language } from '@/lib/domain/language';
import type { PublicPerson } from '@/lib/domain/access/publicPerson';

/** Page of a person's public records. */
interface PersonPlace {
  readonly id: number;
  readonly page: number;
}

const personKey = ({ id, page }: PersonPlace, language: Language) => ['person', id, language, page] as const;

/** Reads what a person has published as a visitor, while the server renders. */
export const sendPerson = async (place: PersonPlace, language: Language): Promise<Answer> => [
  personKey(place, language),
  await readPublicPerson(place.id, { reader: language, page: place.page }),
];

/** Reads what a person has published; null while the address is not known yet. */
export function usePublicPerson(place: PersonPlace | null) {
  const { language } = useLanguage();
  return useReadOf<PersonPlace, PublicPerson>(
    place,
    (at) => personKey(at, language),
    ({ id, page }) => readPublicPerson(id, { reader: language, page }),
  );
}
