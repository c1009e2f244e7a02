import { useTranslation } from 'next-i18next/pages';
import { ADDRESS_LABELS, type SavedAddress } from '@/lib/domain/order/addresses';
import { addressText } from '@/lib/domain/order/record';

/** How an address is said: by its name, and by what stands on the door. */
export function useAddressWords() {
  const { t } = useTranslation('address');
  const nameOf = ({ label }: SavedAddress): string => {
    const known = ADDRESS_LABELS.find((one) => one === label);
    return known ? t(`label.${known}`) : (label ?? '');
  };
  const doorOf = (address: SavedAddress): string[] =>
    (['entrance', 'floor', 'flat', 'doorCode'] as const).flatMap((name) =>
      address[name] ? [t(`short.${name}`, { value: address[name] })] : [],
    );
  const textOf = (address: SavedAddress): string =>
    [addressText(address), ...doorOf(address), address.landmark].filter(Boolean).join(', ');
  return {
    doorOf,
    nameOf,
    textOf,
    /** Both in one line, for a choice. */
    whole: (address: SavedAddress): string => [nameOf(address), textOf(address)].filter(Boolean).join(': '),
  };
}
