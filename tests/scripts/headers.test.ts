import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

test('every page of the built site restricts its sources and framing; fonts are cached', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const rules: Rule[] = await createRequire(import.meta.url)('../../next.config.js').headers();
  const sentFor = (source: string) =>
    Object.fromEntries(
      rules.find((rule) => rule.source === source)?.headers.map(({ key, value }) => [key, value]) ?? [],
    );
  const page = sentFor('/:path*');
  expect(page).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' });
  const policy = page['Content-Security-Policy'];
  expect(policy).toContain("default-src 'self';");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  expect(page['Permissions-Policy']).toMatch(/^camera=\(self\), /);
  expect(page['Permissions-Policy']).toContain('microphone=()');
  expect(page['Permissions-Policy']).toContain('geolocation=()');
  expect(sentFor('/fonts/:file*')['Cache-Control']).toContain('immutable');
});
