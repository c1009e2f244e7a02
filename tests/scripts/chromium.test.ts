import { afterEach, expect, test, vi } from 'vitest';
import { launchChromium, launchProfile } from '@/scripts/testing/chromium.mjs';

/** Stands in for Playwright's launcher; its first starts fail, and it returns the number of the one that worked. */
function failing(times: number) {
  const said: object[] = [];
  const start = async (options: object) => {
    said.push(options);
    if (said.length <= times) throw new Error(`SIGSEGV at start ${said.length}`);
    return said.length;
  };
  const launcher = {
    launch: start,
    launchPersistentContext: (_dir: string, options: object) => start(options),
  };
  return { said, launcher: launcher as never };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ['a browser', (launcher: never) => launchChromium({ args: ['--mute'] }, launcher)],
  ['a profile', (launcher: never) => launchProfile('/nowhere', { args: ['--mute'] }, launcher)],
])('%s with a failing start is started again, three times in all', async (_name, launch) => {
  vi.stubEnv('CHROME_PATH', '/usr/bin/some-chrome');
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [times, started] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    const { said, launcher } = failing(times);
    expect(await launch(launcher)).toBe(started);
    expect(said).toHaveLength(started);
    for (const options of said)
      expect(options).toMatchObject({ executablePath: '/usr/bin/some-chrome', args: ['--mute'] });
  }
  expect(told.mock.calls.flat()).toEqual([
    'Chromium did not start, it is tried again: SIGSEGV at start 1',
    'Chromium did not start, it is tried again: SIGSEGV at start 1',
    'Chromium did not start, it is tried again: SIGSEGV at start 2',
  ]);
  const { said, launcher } = failing(3);
  await expect(launch(launcher)).rejects.toThrow('SIGSEGV at start 3');
  expect(said).toHaveLength(3);
});
