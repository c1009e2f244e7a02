import { screen, waitFor } from '@testing-library/react';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Product } from '@/components/landing/Product';
import { renderPart } from '../../support/render';

const KB = 1000;
/** Maximum size of one picture; a visitor loads two. */
const MOST = 90 * KB;

test.each(['en', 'ka'] as const)(
  'in %s planner and list are shown in both themes, as small pictures',
  async (language) => {
    renderPart(<Product />, { path: '/', language });
    const files = ['planner', 'list'].flatMap((name) =>
      ['light', 'dark'].map((theme) => `/landing/${name}-${language}-${theme}.webp`),
    );
    const pictures = screen.getAllByRole('img', { hidden: true });
    await waitFor(() => expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(files));
    for (const file of files) expect(statSync(`public${file}`).size, file).toBeLessThan(MOST);
    for (const picture of pictures) {
      expect(picture).toHaveAccessibleName();
      // a hidden picture is not loaded, and nothing moves when it is
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('height');
    }
  },
);
