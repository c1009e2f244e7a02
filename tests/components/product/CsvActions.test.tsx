import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CsvActions } from '@/components/product/CsvActions';
import * as files from '@/lib/browser/saveFile';
import { at } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { buildProduct } from '../../support/builders/dish';
import { renderPart } from '../../support/render';
import { listed } from '../../support/servers/server';

/** Presses the one button that saves the products at an address; returns the file's text, and the query. */
async function savedAt(path: string) {
  signInAs({ Rolee: 'Admin' });
  const asked = listed('/products', [buildProduct({ id: 4, Name: 'Walnuts' })]);
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const { user } = renderPart(<CsvActions />, { path });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return { text: await at(saved.mock.calls, 0)[0].text(), last: asked.at(-1) };
}

test('the file holds every page of the filtered list, in columns that can be imported', async () => {
  const { text, last } = await savedAt('/products?state=unverified&sort=-costTetri');
  expect(last?.get('sort')).toBe('costTetri:desc');
  expect(last?.get('filters[verified][$eq]')).toBe('false');
  expect(last?.get('pagination[pageSize]')).toBe('100');
  expect(text).toMatch(/Name,NameKa,category,[^\r]*\r\nWalnuts,/);
});

test('the file holds all products without a filter', async () => {
  const { text, last } = await savedAt('/products?sort=-costTetri');
  expect(last?.get('filters[verified][$eq]')).toBeNull();
  expect(text).toContain('\r\nWalnuts,');
});
