import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from '@/components/ui/lists/Pagination';
import { renderPart, writtenByServer } from '@/tests/support/render';

const hrefOf = (page: number) => `/dishes?page=${page}`;
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');

test('a long list links to each of its pages as the server writes it', () => {
  const links = linksIn(writtenByServer(<Pagination page={1} pageCount={209} hrefOf={hrefOf} />));
  expect(new Set(links)).toEqual(new Set(Array.from({ length: 209 }, (_, index) => hrefOf(index + 1))));
});

test('they are folded until asked for, and mark the present one', async () => {
  const { user } = renderPart(<Pagination page={3} pageCount={12} hrefOf={hrefOf} />);
  const fold = screen.getByRole('group');
  expect(fold).not.toHaveAttribute('open');
  await user.click(screen.getByText('All pages'));
  expect(fold).toHaveAttribute('open');
  expect(within(fold).getAllByRole('link')).toHaveLength(12);
  expect(within(fold).getByRole('link', { current: 'page' })).toHaveTextContent('3');
});

test('a short list has the links around its page alone, and a list of one page none', () => {
  renderPart(<Pagination page={1} pageCount={7} hrefOf={hrefOf} />);
  expect(screen.queryByText('All pages')).not.toBeInTheDocument();
  expect(writtenByServer(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)).toBe('');
});
