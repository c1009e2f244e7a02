import type { ReactNode } from 'react';
import { AlertProvider } from './AlertContext';
import { ApiProvider } from './ApiContext';
import { AuthProvider } from './AuthContext';
import { LanguageProvider } from './LanguageContext';
import { RoleProvider } from './RoleContext';

/** The shared state of the app, in the order in which one part needs another. */
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
