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
  type OwnRoad,
  type PopupProvider,
} from '@/lib/auth/providers';
import { useApi } from '@/context/ApiContext';
import { useAuth, type SignIn } from '@/context/AuthContext';

/** The identity provider's faults stand in the form, which an alert would cover. */
const AT_THE_FORM = { isSaidInPlace: true } as const;

/** Signs in or up; where to go next is the page's business. */
export function useSignIn() {
  const { write } = useApi();
  const { enter } = useAuth();
  return (road: SignIn) =>
    write(road.by === 'signUp' ? 'account.signUp' : 'account.signIn', () => enter(road), AT_THE_FORM);
}

/** Signs out everywhere and goes to the start page. */
export function useSignOut() {
  const { write } = useApi();
  const { signOut } = useAuth();
  const router = useRouter();
  return async () => {
    await router.push('/'); // away from guarded pages first, so that none of them asks to sign in again
    await write('account.signOut', async () => {
      await forgetReminders();
      await signOut();
    });
  };
}

/** A browser that shows nothing needs no code to forget it. */
async function forgetReminders(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  await import('@/context/reminders/reminders')
    .then((code) => code.forgetThisDevice())
    .catch(() => undefined);
}

export function useSendReset() {
  const { write } = useApi();
  return (email: string) =>
    write('account.sendReset', async () => (await prepared()).sendReset(email), AT_THE_FORM);
}

export function useSendPhoneCode() {
  const { write } = useApi();
  return (phone: string, place: HTMLElement) =>
    write('account.sendCode', async () => (await prepared()).sendPhoneCode(phone, place), AT_THE_FORM);
}

export function useSendVerification() {
  const { write } = useApi();
  return () => write('account.sendVerification', async () => (await prepared()).sendVerification());
}

export function useResetPassword() {
  const { write } = useApi();
  return (code: string, password: string) =>
    write('account.resetPassword', async () => (await prepared()).resetPassword(code, password), AT_THE_FORM);
}

/** The identity provider, set to write its letters in the page's language. */
async function prepared() {
  const auth = await loadAuth();
  auth.setLanguage(document.documentElement.lang);
  return auth;
}

export type { OwnRoad, PopupProvider };

/** How the person can show once more who they are. */
export function useOwnRoad() {
  const { read } = useApi();
  return useCallback(() => read(async () => (await loadAuth()).ownRoad()), [read]);
}

/** All of the person's data as one zip, and what to call it. */
export function useExportData() {
  const { write } = useApi();
  return () => write('account.export', exportMe);
}

export { RECIPE_FORMATS, type RecipeFormat };

/** The person's own recipes for another app, and what to call the file. */
export function useExportRecipes() {
  const { write } = useApi();
  return (format: RecipeFormat) => write('account.exportRecipes', () => exportRecipes(format));
}

type Proof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'provider'; readonly provider: PopupProvider }
  | { readonly by: 'phone'; readonly code: string };

/** Shows once more who it is, deletes the account, then the sign-in, and goes to the start page. */
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
        // the account is gone already: a sign-in that stays behind opens nothing of it
        await auth.deleteSignIn().catch(() => undefined);
      },
      AT_THE_FORM,
    );
    await signOut();
    await router.push('/');
  };
}

/** Which ways in the configuration opens. */
export const useSignInRoads = () => ({
  providers: popupProviders,
  hasPhone,
  hasPassword,
  isLocal: isEmulator,
});

/** Whether identity is local: no letter and no message leaves this computer. */
export const useIsLocal = () => isEmulator;

/** What a code from a letter is good for. */
export type ActionState =
  { readonly status: 'checking' | 'bad' | 'verified' } | { readonly status: 'reset'; readonly email: string };

/** Tries a code from a letter, once. */
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
      return { status: 'bad' }; // used, too old or never given: one and the same to the person
    }
  };
}
