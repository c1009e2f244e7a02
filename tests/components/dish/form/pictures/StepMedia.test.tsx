import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepMedia } from '@/components/dish/form/pictures/StepMedia';
import type { Step } from '@/lib/domain/dish/record';
import { buildImage } from '../../../../support/builders/builders';
import { renderPart } from '../../../../support/render';

const show = (parts: Partial<Step>) =>
  renderPart(
    <StepMedia
      step={{ key: 'a', description: 'Fold.', minutes: null, images: [], video: '', ...parts }}
      number={2}
    />,
  );
const pictures = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ ...buildImage(), id: id + 1 }));

test('a step without pictures and video shows neither', () => {
  show({});
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a single picture belongs to the step; several are numbered, and all of them are shown', () => {
  const { unmount } = show({ images: pictures(1) });
  expect(screen.getByRole('img', { name: 'Photo of step 2' })).toBeInTheDocument();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  unmount();
  show({ images: pictures(3) });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Photo 1 of 3',
    'Photo 2 of 3',
    'Photo 3 of 3',
  ]);
  expect(screen.getByRole('list', { name: 'Photos of step 2' })).not.toHaveAttribute('tabindex');
});

test('a video opens elsewhere, and its site is not contacted before', () => {
  show({ video: 'https://films.example/fold' });
  const link = screen.getByRole('link', { name: /Watch the video/ });
  expect(link).toHaveAttribute('href', 'https://films.example/fold');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(document.querySelector('iframe')).toBeNull();
});
