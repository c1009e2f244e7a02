import { useRouter } from 'next/router';
import { useCallback } from 'react';
import {
  deleteMe,
  exportMe,
  exportRecipes,
  RECIPE_FORMATS,
  type RecipeFormat,
} from '@/lib/api/account/users';
import { loadAuth } from '@/lib/auth/load';
import {
  hasPassword,
  hasPhone,
  isEmulator,
  popupProviders,
  type ReauthMethod,
  type PopupProvider,
} from '@/lib/auth/providers';
import { useApi } from '@/context/ApiContext';
import { useAuth, type SignIn } from '@/context/AuthContext';

/** Options for calls whose identity-provider errors appear in the form, where an alert would cover them. */
const SHOWN_IN_FORM = { isShownInline: true } as const;

/** Signs in or up; the page decides where to go next. */
export function useSignIn() {
  const { write } = useApi();
  const { enter } = useAuth();
  return (road: SignIn) =>
    write(road.by === 'signUp' ? 'account.signUp' : 'account.signIn', () => enter(road), SHOWN_IN_FORM);
}

/** Signs out everywhere and goes to the start page. */
export function useSignOut() {
  const { write } = useApi();
  const { signOut } = useAuth();
  const router = useRouter();
  return async () => {
    await router.push('/'); // leaves guarded pages first, so that none redirects to sign-in
    await write('account.signOut', async () => {
      await forgetReminders();
      await signOut();
    });
  };
}

/** Removes this device's reminders; skips loading the code if the browser may not show notifications. */
async function forgetReminders(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  await import('@/context/reminders/reminders')
    .then((code) => code.unsubscribeDevice())
    .catch(() => undefined);
}

export function useSendReset() {
  const { write } = useApi();
  return (email: string) =>
    write('account.sendReset', async () => (await prepared()).sendReset(email), SHOWN_IN_FORM);
}

export function useSendPhoneCode() {
  const { write } = useApi();
  return (phone: string, place: HTMLElement) =>
    write('account.sendCode', async () => (await prepared()).sendPhoneCode(phone, place), SHOWN_IN_FORM);
}

export function useSendVerification() {
  const { write } = useApi();
  return () => write('account.sendVerification', async () => (await prepared()).sendVerification());
}

export function useResetPassword() {
  const { write } = useApi();
  return (code: string, password: string) =>
    write(
      'account.resetPassword',
      async () => (await prepared()).resetPassword(code, password),
      SHOWN_IN_FORM,
    );
}

/** Loads the identity provider and sets its emails to the page's language. */
async function prepared() {
  const auth = await loadAuth();
  auth.setLanguage(document.documentElement.lang);
  return auth;
}

export type { ReauthMethod, PopupProvider };

/** Returns a call that reads the method by which the person can confirm their identity again. */
export function useReauthMethod() {
  const { read } = useApi();
  return useCallback(() => read(async () => (await loadAuth()).ownRoad()), [read]);
}

/** Downloads all of the person's data as one zip, with a file name. */
export function useExportData() {
  const { write } = useApi();
  return () => write('account.export', exportMe);
}

export { RECIPE_FORMATS, type RecipeFormat };

/** Downloads the person's own recipes in another app's format, with a file name. */
export function useExportRecipes() {
  const { write } = useApi();
  return (format: RecipeFormat) => write('account.exportRecipes', () => exportRecipes(format));
}

type Proof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'provider'; readonly provider: PopupProvider }
  | { readonly by: 'phone'; readonly code: string };

/** Confirms the person's identity, deletes the account, then the sign-in, and goes to the start page. */
export function useDeleteAccount() {
  const { write } = useApi();
  const { signOut } = useAuth();
  const router = useRouter();
  return async (proof: Proof) => {
    await write(
      'account.delete',
      async () => {
        const auth = await prepared();
        if (proof.by === 'password') await auth.confirmPassword(proof.password);
        else if (proof.by === 'provider') await auth.confirmProvider(proof.provider);
        else await auth.signInWithPhoneCode(proof.code);
        await deleteMe();
        // the account is already gone: a leftover sign-in opens nothing
        await auth.deleteSignIn().catch(() => undefined);
      },
      SHOWN_IN_FORM,
    );
    await signOut();
    await router.push('/');
  };
}

/** Lists the sign-in methods that the configuration enables. */
export const useSignInMethods = () => ({
  providers: popupProviders,
  hasPhone,
  hasPassword,
  isLocal: isEmulator,
});

/** True if the identity provider is the local emulator: no email or text message leaves this computer. */
export const useIsLocal = () => isEmulator;

/** Outcome of checking a code from an email. */
export type ActionState =
  { readonly status: 'checking' | 'bad' | 'verified' } | { readonly status: 'reset'; readonly email: string };

/** Checks a code from an email, once. */
export function useActionCode() {
  const { refreshToken } = useAuth();
  const { read, write } = useApi();
  return async (mode: string, code: string): Promise<ActionState> => {
    try {
      if (mode === 'resetPassword')
        return { status: 'reset', email: await read(async () => (await loadAuth()).checkReset(code)) };
      if (mode !== 'verifyEmail') return { status: 'bad' };
      await write('account.verify', async () => {
        await (await loadAuth()).verifyEmail(code);
        await refreshToken();
      });
      return { status: 'verified' };
    } catch {
      return { status: 'bad' }; // used, expired or invalid: all the same to the person
    }
  };
}
