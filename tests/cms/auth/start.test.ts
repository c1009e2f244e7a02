import { describe, expect, test } from 'vitest';
import { authMode } from '@/cms/src/auth/mode';

const EMULATOR = {
  AUTH_MODE: 'emulator',
  FIREBASE_PROJECT_ID: 'demo-supra',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
};
const PROJECT = { AUTH_MODE: 'firebase', FIREBASE_PROJECT_ID: 'supra-prod' };
const WRONG: [string, Record<string, string | undefined>, RegExp][] = [
  [
    'the emulator with a real project',
    { ...EMULATOR, FIREBASE_PROJECT_ID: 'supra-prod' },
    /FIREBASE_PROJECT_ID.*demo-/,
  ],
  [
    'a demo project without the emulator',
    { ...PROJECT, FIREBASE_PROJECT_ID: 'demo-supra' },
    /AUTH_MODE=emulator/,
  ],
  ['a demo project and no mode', { FIREBASE_PROJECT_ID: 'demo-supra' }, /AUTH_MODE/],
  ['a real project without limits', { ...PROJECT, RATE_LIMITS: 'off' }, /RATE_LIMITS/],
  ['no project', { AUTH_MODE: 'firebase' }, /FIREBASE_PROJECT_ID/],
  ['a mode that is none', { ...PROJECT, AUTH_MODE: 'none' }, /AUTH_MODE/],
  [
    'the emulator without its address',
    { ...EMULATOR, FIREBASE_AUTH_EMULATOR_HOST: undefined },
    /FIREBASE_AUTH_EMULATOR_HOST/,
  ],
  [
    "a real project with the emulator's address",
    { ...PROJECT, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' },
    /FIREBASE_AUTH_EMULATOR_HOST/,
  ],
];

describe('contradictory settings', () => {
  test.each(WRONG)('%s: refused by the variable’s name, with any NODE_ENV', (_what, env, named) => {
    for (const NODE_ENV of ['production', 'development', 'test'] as const) {
      expect(() => authMode({ ...env, NODE_ENV })).toThrow(named);
    }
  });

  test('valid settings are accepted', () => {
    expect(authMode({ ...EMULATOR, NODE_ENV: 'production' })).toEqual({
      mode: 'emulator',
      projectId: 'demo-supra',
    });
    expect(authMode({ ...PROJECT, NODE_ENV: 'test' })).toEqual({ mode: 'firebase', projectId: 'supra-prod' });
  });
});
