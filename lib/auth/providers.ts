import { AUTH_MODE, AUTH_PROVIDERS } from '@/lib/env';

/** Other providers whose accounts can be used to sign in. */
export const POPUP_PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const;
export type PopupProvider = (typeof POPUP_PROVIDERS)[number];

export const isEmulator = AUTH_MODE === 'emulator';
export const popupProviders: readonly PopupProvider[] = POPUP_PROVIDERS.filter((name) =>
  AUTH_PROVIDERS.includes(name),
);
export const hasPhone = AUTH_PROVIDERS.includes('phone');
export const hasPassword = AUTH_PROVIDERS.includes('password');

/** Method by which a person can confirm their identity again. */
export type ReauthMethod =
  | { readonly by: 'password' }
  | { readonly by: 'provider'; readonly provider: PopupProvider }
  | { readonly by: 'phone'; readonly phone: string };
