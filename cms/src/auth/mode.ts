/** Mode of token checks: Google's keys for a real project, or the Auth emulator, whose tokens are unsigned. */
interface AuthMode {
  readonly mode: 'firebase' | 'emulator';
  readonly projectId: string;
}

/**
 * Reads the mode from the environment. Emulator mode takes AUTH_MODE=emulator, a demo- project and the emulator's
 * address together; one without the others throws an error that names the variable, whatever NODE_ENV is.
 */
export function authMode(env: NodeJS.ProcessEnv): AuthMode {
  const projectId = env.FIREBASE_PROJECT_ID ?? '';
  const isDemo = projectId.startsWith('demo-');
  const asksEmulator = env.AUTH_MODE === 'emulator';
  if (env.AUTH_MODE !== undefined && !['emulator', 'firebase'].includes(env.AUTH_MODE)) {
    throw new Error(`AUTH_MODE must be firebase or emulator, not ${env.AUTH_MODE}`);
  }
  if (!projectId) throw new Error('FIREBASE_PROJECT_ID is missing: the project whose people sign in here');
  if (asksEmulator && !isDemo)
    throw new Error('AUTH_MODE=emulator needs a FIREBASE_PROJECT_ID that begins with demo-');
  if (isDemo && !asksEmulator) throw new Error('A demo- FIREBASE_PROJECT_ID needs AUTH_MODE=emulator');
  if (asksEmulator && !env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('AUTH_MODE=emulator needs FIREBASE_AUTH_EMULATOR_HOST');
  if (!asksEmulator && env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST is for AUTH_MODE=emulator only');
  if (!asksEmulator && env.RATE_LIMITS === 'off')
    throw new Error('RATE_LIMITS=off is for AUTH_MODE=emulator only');
  return { mode: asksEmulator ? 'emulator' : 'firebase', projectId };
}
