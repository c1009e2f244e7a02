import { useTranslation } from 'next-i18next/pages';
import { ADDRESS_LABELS, type SavedAddress } from '@/lib/domain/order/addresses';
import { addressText } from '@/lib/domain/order/record';

/** Returns functions that format an address: its name, the details of the door, and the whole text. */
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
    /** Joins the name and the text in one line, for a select. */
    whole: (address: SavedAddress): string => [nameOf(address), textOf(address)].filter(Boolean).join(': '),
  };
}
