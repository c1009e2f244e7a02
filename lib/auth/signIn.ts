import type { loadAuth } from './load';
import type { PopupProvider } from './providers';

/** Method of signing in, with its input. */
export type SignIn =
  | { readonly by: 'password'; readonly email: string; readonly password: string }
  | { readonly by: 'signUp'; readonly name: string; readonly email: string; readonly password: string }
  | { readonly by: 'provider'; readonly provider: PopupProvider }
  | {
      readonly by: 'testAccount';
      readonly provider: PopupProvider;
      readonly name: string;
      readonly email: string;
    }
  | { readonly by: 'phone'; readonly code: string };

type AuthModule = Awaited<ReturnType<typeof loadAuth>>;

/** Signs in at the identity provider by this method; sets its emails to the page's language. */
export function signInBy(auth: AuthModule, road: SignIn): Promise<void> {
  auth.setLanguage(document.documentElement.lang);
  switch (road.by) {
    case 'password':
      return auth.signInWithPassword(road.email, road.password);
    case 'signUp':
      return auth.signUp(road.name, road.email, road.password);
    case 'provider':
      return auth.signInWithProvider(road.provider);
    case 'testAccount':
      return auth.signInWithTestAccount(road.provider, road.name, road.email);
    case 'phone':
      return auth.signInWithPhoneCode(road.code);
  }
}
