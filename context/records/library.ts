import { LIBRARY_PARTS, type LibraryFilters } from '@/lib/api/records/library';
import type { Many } from '@/lib/api/strapi';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';

export { LIBRARY_PARTS, type LibraryFilters, type Many };

type Address = Omit<LibraryFilters, 'language' | 'person'>;

function read(query: AddressQuery): Address {
  const given = addressReader(query);
  return {
    part: given.oneOf('part', LIBRARY_PARTS) ?? 'public',
    q: given.q(),
    tag: given.text('tag', 50),
    page: given.page(),
  };
}

const write = ({ part, q, tag, page }: Address) =>
  addressOf({ part: part === 'public' ? undefined : part, q, tag, page });

/** Returns the library's filters as given in the address; null until the address and the person are known. */
export function useLibraryFilters() {
  const { language } = useLanguage();
  const { person } = useAuth();
  const address = useAddressFilters<Address>(read, write);
  const filters: LibraryFilters | null = address.filters &&
    person && { ...address.filters, language, person: person.id };
  return { ...address, filters };
}
