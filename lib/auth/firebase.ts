import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  RecaptchaVerifier,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type AuthCredential,
  type ConfirmationResult,
} from 'firebase/auth';
import { FIREBASE } from '@/lib/env';
import { toAuthError } from './errors';
import { isEmulator, POPUP_PROVIDERS, type ReauthMethod, type PopupProvider } from './providers';
import type { ProviderUser } from './session';

let instance: Auth | undefined;

/**
 * Returns the identity provider; the emulator is reached through our own origin, so that one port serves everything.
 */
function auth(): Auth {
  if (instance) return instance;
  instance = initializeAuth(initializeApp(FIREBASE), { persistence: browserLocalPersistence });
  if (isEmulator) {
    connectAuthEmulator(instance, window.location.origin, { disableWarnings: true });
  }
  return instance;
}

async function attempt<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw toAuthError(cause);
  }
}

export const setLanguage = (language: string) => {
  auth().languageCode = language;
};

/** Returns the signed-in person's token, a new one if `force`; null if nobody is signed in. */
export async function idToken(force = false): Promise<string | null> {
  await auth().authStateReady();
  const user = auth().currentUser;
  return user ? attempt(() => user.getIdToken(force)) : null;
}

// deleting the account signs the person out, and that code already handles it
let isDeleting = false;

/**
 * Reports the person signed in in this browser, now and at every change, in any tab; returns the unsubscribe function.
 */
export const follow = (tell: (user: ProviderUser | null) => void): (() => void) =>
  onIdTokenChanged(auth(), async (user) => {
    if (isDeleting) return;
    try {
      tell(user && { uid: user.uid, token: await user.getIdToken() });
    } catch {
      // no token at the moment: the next change, or the next call, reports the reason
    }
  });

export const signInWithPassword = (email: string, password: string) =>
  attempt(async () => {
    await signInWithEmailAndPassword(auth(), email, password);
  });

/** Creates an account with the name in its token, and sends an email to confirm the address. */
export const signUp = (name: string, email: string, password: string) =>
  attempt(async () => {
    const { user } = await createUserWithEmailAndPassword(auth(), email, password);
    await updateProfile(user, { displayName: name });
    await user.getIdToken(true);
    // the account works without the email too, and a banner offers to send it again
    await sendEmailVerification(user).catch(() => undefined);
  });

const PROVIDERS = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
  github: () => new GithubAuthProvider(),
  twitter: () => new TwitterAuthProvider(),
} as const;

export const signInWithProvider = (provider: PopupProvider) =>
  attempt(async () => {
    await signInWithPopup(auth(), PROVIDERS[provider](), browserPopupRedirectResolver);
  });

const TEST_CREDENTIALS: Readonly<Record<PopupProvider, (account: string) => AuthCredential>> = {
  google: (account) => GoogleAuthProvider.credential(account),
  facebook: (account) => FacebookAuthProvider.credential(account),
  github: (account) => GithubAuthProvider.credential(account),
  twitter: (account) => TwitterAuthProvider.credential(account, 'local'),
};

/** Signs in to the emulator with a made-up account, in place of the provider's window. */
export const signInWithTestAccount = (provider: PopupProvider, name: string, email: string) =>
  attempt(async () => {
    const account = { sub: `${provider}-${email}`, email, name, displayName: name, email_verified: true };
    await signInWithCredential(auth(), TEST_CREDENTIALS[provider](JSON.stringify(account)));
  });

let pendingCode: ConfirmationResult | undefined;

// The emulator needs no robot check, and Google's check needs the internet.
const NO_CHECK = { type: 'recaptcha', verify: async () => 'local', _reset: () => undefined };

/** Sends a code to the phone; `place` is the element in which a robot check may appear. */
export const sendPhoneCode = (phone: string, place: HTMLElement) =>
  attempt(async () => {
    if (isEmulator) {
      pendingCode = await signInWithPhoneNumber(auth(), phone, NO_CHECK);
      return;
    }
    const verifier = new RecaptchaVerifier(auth(), place, { size: 'invisible' });
    try {
      pendingCode = await signInWithPhoneNumber(auth(), phone, verifier);
    } finally {
      verifier.clear();
    }
  });

export const signInWithPhoneCode = (code: string) =>
  attempt(async () => {
    if (!pendingCode) throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' });
    await signInWithCredential(auth(), PhoneAuthProvider.credential(pendingCode.verificationId, code));
  });

export const sendReset = (email: string) => attempt(() => sendPasswordResetEmail(auth(), email));

/** Resolves to the email for which a reset code was sent; rejects if the code is no longer valid. */
export const checkReset = (code: string) => attempt(() => verifyPasswordResetCode(auth(), code));
export const resetPassword = (code: string, password: string) =>
  attempt(() => confirmPasswordReset(auth(), code, password));

/** Sends the email that confirms the signed-in person's address. */
export const sendVerification = () =>
  attempt(async () => {
    await auth().authStateReady();
    const user = auth().currentUser;
    if (user) await sendEmailVerification(user);
  });

/** Confirms an email by its code and, if its person is signed in here, renews their token. */
export const verifyEmail = (code: string) =>
  attempt(async () => {
    await applyActionCode(auth(), code);
    await auth().authStateReady();
    await auth().currentUser?.getIdToken(true);
  });

export const leave = () => attempt(() => signOut(auth()));

async function signedIn() {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (!user) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/user-token-expired' });
  return user;
}

/** Returns the method by which the signed-in person signed in and can confirm their identity. */
export const ownRoad = (): Promise<ReauthMethod> =>
  attempt(async () => {
    const { providerData, phoneNumber } = await signedIn();
    const has = (id: string) => providerData.find(({ providerId }) => providerId.startsWith(id));
    if (has('password')) return { by: 'password' };
    const provider = POPUP_PROVIDERS.find((name) => has(name));
    return provider ? { by: 'provider', provider } : { by: 'phone', phone: phoneNumber ?? '' };
  });

export const confirmPassword = (password: string) =>
  attempt(async () => {
    const user = await signedIn();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  });

export const confirmProvider = (provider: PopupProvider) =>
  attempt(async () => {
    const user = await signedIn();
    if (!isEmulator) {
      await reauthenticateWithPopup(user, PROVIDERS[provider](), browserPopupRedirectResolver);
      return;
    }
    const own = user.providerData.find(({ providerId }) => providerId.startsWith(provider));
    const account = { sub: own?.uid, email: own?.email, email_verified: true };
    await reauthenticateWithCredential(user, TEST_CREDENTIALS[provider](JSON.stringify(account)));
  });

/** Deletes the signed-in person at the identity provider. */
export const deleteSignIn = () =>
  attempt(async () => {
    isDeleting = true;
    try {
      await deleteUser(await signedIn());
    } finally {
      isDeleting = false;
    }
  });
