import { render, screen } from '@testing-library/react';
import type * as nextRouter from 'next/router';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { RouterContext } from '@/lib/vendor/nextRouter';

type Router = ComponentProps<typeof RouterContext>['value'];
// the suites have a router of their own in its place
const { useRouter } = await vi.importActual<typeof nextRouter>('next/router');
const Page = () => <p>{useRouter().asPath}</p>;

test('next/router reads its router from this context', () => {
  render(
    <RouterContext value={{ asPath: '/held' } as Router}>
      <Page />
    </RouterContext>,
  );
  expect(screen.getByText('/held')).toBeInTheDocument();
});
