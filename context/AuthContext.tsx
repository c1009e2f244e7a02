import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { setTokenSource } from '@/lib/api/token';
import { readMe, saveLanguage, saveTimeZone } from '@/lib/api/account/users';
import { loadAuth } from '@/lib/auth/load';
import * as session from '@/lib/auth/session';
import { signInBy, type SignIn } from '@/lib/auth/signIn';
import { currentToken, renewInTime } from '@/lib/auth/tokens';
import { keepCookie } from '@/lib/browser/cookies';
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/domain/language';
import { LANGUAGE_KEY } from '@/lib/i18n/reader';
import { clearReads } from '@/lib/remote/cache';
import { emptyStored, FIRST_VISIT, followEmptying, writeInTab, readStored } from '@/lib/stored/stored';

type AuthStatus = 'unknown' | 'signedOut' | 'signedIn';
export type { SignIn };

interface AuthState {
  readonly status: AuthStatus;
  readonly person: session.UserData | null;
  /** Signs in or up by any method. Afterwards the CMS knows the person. */
  readonly enter: (by: SignIn) => Promise<session.UserData>;
  /** Signs out here and in every other tab. */
  readonly signOut: () => Promise<void>;
  /** True if the person signed out in this tab; the page they leave then does not redirect to sign-in. */
  readonly hasLeft: boolean;
  /** Forgets a session that is no longer valid. */
  readonly expire: () => void;
  /** Reloads the person after a change of their profile or rights. */
  readonly refreshPerson: () => Promise<session.UserData>;
  /** Gets a new token after a change of its claims. */
  readonly refreshToken: () => Promise<void>;
  /** True if the token says that the email is not confirmed yet. */
  readonly mustVerifyEmail: boolean;
}

/** Delay in ms before the identity provider's code loads, so the page's own data goes first. */
const FOLLOW_DELAY = 3000;

const AuthContext = createContext<AuthState | null>(null);
setTokenSource(currentToken);

/** Drops another person's offline data and their reminders on this device when someone else signs in. */
function clearOthersData(person: number): void {
  void import('@/lib/offline/store').then((store) => store.dropCopiesOfOthers(person)).catch(() => undefined);
  void import('@/lib/push/leave')
    .then(({ unsubscribeOthers }) => unsubscribeOthers(person))
    .catch(() => undefined);
}

const onServer = () => undefined;
const useStoredText = (read: () => string | null): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(session.subscribeSession, read, onServer);

export function AuthProvider({ children }: { children: ReactNode }) {
  const userText = useStoredText(session.readUserText);
  const jwt = useStoredText(session.readJwt);
  const person = useMemo(() => (jwt && userText ? session.parseUserData(userText) : null), [jwt, userText]);
  const status: AuthStatus = jwt === undefined ? 'unknown' : person ? 'signedIn' : 'signedOut';

  const id = person?.id;
  // runs on sign-out here, at the provider or in another tab, and when another person signs in
  useEffect(() => (id === undefined ? undefined : () => clearReads(id)), [id]);

  // whoever may see what is not public gets no 404 for it
  useEffect(() => {
    if (status !== 'unknown') keepCookie('signedIn', status === 'signedIn' ? '1' : null);
  }, [status]);

  const [hasLeft, setLeft] = useState(false);

  const expire = session.clearSession;

  const refreshPerson = useCallback(async () => {
    const me = await readMe();
    session.saveUserData(me);
    return me;
  }, []);

  const refreshToken = useCallback(async () => {
    await currentToken(true);
  }, []);

  // Data kept by another version, or edited by hand, may lack fields that pages need, such as allergens. Without
  // network it stays unknown.
  useEffect(() => {
    if (person && session.userDataText(person) !== userText) refreshPerson().catch(() => undefined);
  }, [userText, person, refreshPerson]);

  const enter = useCallback(
    async (by: SignIn) => {
      setLeft(false);
      const auth = await loadAuth();
      await signInBy(auth, by);
      const token = await auth.idToken();
      try {
        if (token) session.saveJwt(token);
        const me = await refreshPerson();
        clearOthersData(me.id);
        if (by.by === 'signUp') writeInTab(FIRST_VISIT, true);
        const chosen = readStored(LANGUAGE_KEY); // perhaps chosen before sign-in
        if (isLanguage(chosen) && chosen !== (me.language ?? DEFAULT_LANGUAGE)) saveLanguage(me.id, chosen);
        // A new person has not chosen a time zone yet: takes the browser's.
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        if (me.welcomed !== false || me.zoneConfirmed || !timeZone) return me;
        saveTimeZone(me.id, timeZone);
        session.saveUserData({ ...me, timeZone });
        return { ...me, timeZone };
      } catch (cause) {
        expire(); // the CMS did not accept the person, so a half-done sign-in is undone
        await auth.leave();
        throw cause;
      }
    },
    [expire, refreshPerson],
  );

  const signOut = useCallback(async () => {
    setLeft(true);
    expire();
    emptyStored();
    const forgetting = import('@/lib/offline/queue').then(({ clearOfflineData }) => clearOfflineData());
    await (await loadAuth()).leave();
    await forgetting;
  }, [expire]);
  useEffect(followEmptying, []);

  useEffect(() => {
    if (status !== 'signedIn') return;
    const takeOther = async (token: string) => {
      session.saveJwt(token);
      // in any case it is not the previous person
      await refreshPerson().then(({ id: other }) => clearOthersData(other), expire);
    };
    const stops = [renewInTime()];
    // while the provider's code has not loaded, the kept session counts as valid
    const follow = async () => {
      const { followProvider } = await import('@/lib/auth/follow');
      stops.push(await followProvider({ onGone: expire, onOther: takeOther }));
      if (isOver) stops.forEach((stop) => stop());
    };
    let isOver = false;
    const timer = setTimeout(() => follow().catch(() => undefined), FOLLOW_DELAY);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [status, expire, refreshPerson]);

  const mustVerifyEmail = useMemo(
    () => status === 'signedIn' && session.isUnverified(jwt ?? null),
    [status, jwt],
  );
  const value = useMemo(
    () => ({ status, person, mustVerifyEmail, enter, signOut, hasLeft, expire, refreshPerson, refreshToken }),
    [status, person, mustVerifyEmail, enter, signOut, hasLeft, expire, refreshPerson, refreshToken],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): AuthState {
  const value = use(AuthContext);
  if (value === null) throw new Error('useAuth needs an <AuthProvider> above it');
  return value;
}
