import { amountText, parseAmount } from '../../domain/text/amount';
import { recordOf } from '../../domain/recordOf';
import type { Shop } from '../../domain/order/shop';
import { needed } from '../typed';

const MONEY = ['feeTetri', 'minimumTetri'] as const;
const NUMBERS = ['markupPercent', 'windowMinutes', 'leadMinutes', 'daysAhead'] as const;
export const SHOP_FIELDS = [...MONEY, ...NUMBERS] as const;

export interface ShopValues extends Readonly<Record<(typeof SHOP_FIELDS)[number], string>> {
  readonly isTaking: boolean;
  readonly phone: string;
  readonly zones: readonly {
    readonly key: string;
    readonly Name: string;
    readonly NameKa: string;
    readonly feeTetri: string;
  }[];
  /** Monday to Sunday; a day with both times empty is closed. */
  readonly week: readonly { readonly from: string; readonly to: string }[];
}

const gel = (tetri: number | null | undefined, language: string) => amountText((tetri ?? 0) / 100, language);

/** Returns the shop's settings as form values, money in GEL. */
export function shopValues(shop: Shop, language: string): ShopValues {
  return {
    isTaking: shop.isTaking,
    phone: shop.phone ?? '',
    feeTetri: gel(shop.feeTetri, language),
    minimumTetri: gel(shop.minimumTetri, language),
    ...recordOf(NUMBERS, (name) => amountText(shop[name], language)),
    zones: shop.zones.map(({ key, Name, NameKa, feeTetri }) => ({
      key,
      Name,
      NameKa: NameKa ?? '',
      feeTetri: gel(feeTetri, language),
    })),
    week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const open = shop.hours.find((one) => one.weekday === weekday);
      return { from: open?.from ?? '', to: open?.to ?? '' };
    }),
  };
}

const tetri = (text: string): number | null => {
  const amount = parseAmount(text);
  return amount === undefined ? null : Math.round(amount * 100);
};

/** Converts the form for the CMS. */
export const shopInput = (values: ShopValues) => ({
  isTaking: values.isTaking,
  phone: values.phone.trim() || null,
  feeTetri: tetri(values.feeTetri),
  minimumTetri: tetri(values.minimumTetri),
  markupPercent: parseAmount(values.markupPercent) ?? null,
  windowMinutes: needed(parseAmount(values.windowMinutes)),
  leadMinutes: needed(parseAmount(values.leadMinutes)),
  daysAhead: needed(parseAmount(values.daysAhead)),
  zones: values.zones.map(({ key, Name, NameKa, feeTetri }) => ({
    key,
    Name: Name.trim(),
    NameKa: NameKa.trim() || null,
    feeTetri: needed(tetri(feeTetri)),
  })),
  hours: values.week.flatMap(({ from, to }, index) => (from || to ? [{ weekday: index + 1, from, to }] : [])),
});
export type ShopInput = ReturnType<typeof shopInput>;
