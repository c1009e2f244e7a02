import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { at } from '@/tests/support/at';

// The CMS has separate types that the site's tsconfig does not know, so its source is loaded, not imported.
const { sendInvitation } = await import(path.join(ROOT, 'cms/src/people/invitation-mail.ts'));

test.each([
  ['mealplan', 'the plan “Our week”', 'კვების გეგმაში „Our week“'],
  ['household', 'the household “Our week”', 'ოჯახში „Our week“'],
])(
  'an invitation (%s) quotes its name in each language’s style, and not in the subject',
  async (what, english, georgian) => {
    const send = vi.fn();
    vi.stubEnv('SMTP_HOST', 'mail.example');
    vi.stubGlobal('strapi', { plugin: () => ({ service: () => ({ send }) }) });
    await sendInvitation({ to: 'ana@example.com', what, name: 'Our week', path: '/x' });
    const [{ subject, text }] = at(send.mock.calls, 0);
    expect(subject).toBe('Supra: Our week');
    expect(text).toContain(english);
    expect(text).toContain(georgian);
  },
);
