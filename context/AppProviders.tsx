import type { ReactNode } from 'react';
import { AlertProvider } from './AlertContext';
import { ApiProvider } from './ApiContext';
import { AuthProvider } from './AuthContext';
import { LanguageProvider } from './LanguageContext';
import { RoleProvider } from './RoleContext';

/** Provides the app's shared state; each provider needs the ones around it. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <AlertProvider>
      <LanguageProvider>
        <AuthProvider>
          <RoleProvider>
            <ApiProvider>{children}</ApiProvider>
          </RoleProvider>
        </AuthProvider>
      </LanguageProvider>
    </AlertProvider>
  );
}
