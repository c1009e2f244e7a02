import { stackOf, startTestStack, type TestStack } from './stack';
import { test } from './visit';

/** Starts a stack for one file, for tests that stop or kill its parts; it is there before the first test. */
export function ownStack(cmsEnv?: () => Promise<Record<string, string>>) {
  const own = {} as Awaited<ReturnType<typeof startTestStack>>;
  const stack = {} as { -readonly [Key in keyof TestStack]: TestStack[Key] };
  test.beforeAll(async () => {
    Object.assign(own, await startTestStack('none', await cmsEnv?.()));
    Object.assign(stack, stackOf(own.stack));
  });
  test.afterAll(() => own.stop());
  return { own, stack };
}
