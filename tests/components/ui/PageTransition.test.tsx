import { render, screen, waitFor } from '@testing-library/react';
import { use, type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { PageTransition } from '@/components/ui/PageTransition';
import { RouterContext } from '@/lib/vendor/nextRouter';

type Router = ComponentProps<typeof RouterContext>['value'];
const at = (asPath: string) => ({ asPath }) as Router;

function Page({ name }: { name: string }) {
  return <p>{`${name} at ${use(RouterContext)?.asPath}`}</p>;
}
const show = (path: string, name: string) => (
  <RouterContext value={at(path)}>
    <PageTransition pageKey={path}>
      <Page name={name} />
    </PageTransition>
  </RouterContext>
);

test('a leaving page keeps its own address, and the next one follows', async () => {
  const seen: string[] = [];
  const { rerender, container } = render(show('/a', 'first'));
  const watcher = new MutationObserver(() => seen.push(container.textContent ?? ''));
  watcher.observe(container, { childList: true, characterData: true, subtree: true });
  rerender(show('/b', 'second'));
  await waitFor(() => expect(screen.getByText('second at /b')).toBeInTheDocument());
  watcher.disconnect();
  expect(seen).not.toContain('first at /b');
  expect(screen.queryByText(/first/)).not.toBeInTheDocument();
});

test('one page follows its props and query at once', () => {
  const { rerender } = render(show('/a', 'first'));
  rerender(show('/a', 'changed'));
  expect(screen.getByText('changed at /a')).toBeInTheDocument();
});
