import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ByAuthor } from '@/components/records/ByAuthor';
import { renderPart } from '../../support/render';

const AUTHOR = { id: 7, Name: 'Nana' };
const show = (author: typeof AUTHOR | null, isPublic: boolean) =>
  renderPart(<ByAuthor author={author} isPublic={isPublic} text={(name) => `By ${name}`} />);

test('the author of a public record is a link to their page', () => {
  show(AUTHOR, true);
  expect(screen.getByRole('link', { name: 'By Nana' })).toHaveAttribute('href', '/people/7');
});

test('of a private record the name is plain text, because its author need not have a page', () => {
  show(AUTHOR, false);
  expect(screen.getByText('By Nana')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a record whose author is gone names nobody', () => {
  show(null, true);
  expect(screen.queryByText(/By/)).not.toBeInTheDocument();
});
