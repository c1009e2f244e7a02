import type { OpenHours, ShopHours } from './windows';

export const SHOP_LIMITS = {
  money: { min: 0, max: 10_000_000 },
  markupPercent: { min: 0, max: 500 },
  zones: 50,
  zoneName: 100,
  hours: 21,
  windowMinutes: { min: 15, max: 720 },
  leadMinutes: { min: 0, max: 2880 },
  daysAhead: { min: 0, max: 14 },
} as const;

export interface Zone {
  readonly key: string;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly feeTetri: number;
}
export interface Shop extends ShopHours {
  readonly id: number;
  /** True if the shop accepts new orders. */
  readonly isTaking: boolean;
  readonly feeTetri: number;
  readonly minimumTetri: number;
  readonly markupPercent: number;
  readonly zones: readonly Zone[];
  readonly hours: readonly (OpenHours & { readonly key: string })[];
  readonly phone?: string | null;
}

/** Returns the delivery fee in tetri: the zone's own fee, or the shop's default. */
export const feeFor = (
  { feeTetri, zones }: Pick<Shop, 'feeTetri' | 'zones'>,
  zone: string | null | undefined,
): number => zones.find(({ key }) => key === zone)?.feeTetri ?? feeTetri;

export const zoneName = ({ Name, NameKa }: Pick<Zone, 'Name' | 'NameKa'>, language: string): string =>
  language === 'ka' && NameKa ? NameKa : Name;
