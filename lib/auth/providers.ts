import { AUTH_MODE, AUTH_PROVIDERS } from '@/lib/env';

/** Accounts elsewhere that one can sign in with. */
export const POPUP_PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const;
export type PopupProvider = (typeof POPUP_PROVIDERS)[number];

export const isEmulator = AUTH_MODE === 'emulator';
export const popupProviders: readonly PopupProvider[] = POPUP_PROVIDERS.filter((name) =>
  AUTH_PROVIDERS.includes(name),
);
export const hasPhone = AUTH_PROVIDERS.includes('phone');
export const hasPassword = AUTH_PROVIDERS.includes('password');

/** How somebody can show once more who they are. */
export type OwnRoad =
  | { readonly by: 'password' }
  | { readonly by: 'provider'; readonly provider: PopupProvider }
  | { readonly by: 'phone'; readonly phone: string };
