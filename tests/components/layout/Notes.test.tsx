import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Notes } from '@/components/layout/Notes';
import { AppProviders } from '@/context/AppProviders';
import { signInAs } from '../../support/auth';
import { renderPart } from '../../support/render';

// nothing is handed back: whoever waits for what `act` answers opens another act, beside what is still being loaded
const network = (isOn: boolean) => {
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOn });
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  });
};
afterEach(() => network(true));

const REFUSED = /changes cannot be saved now/;
const LATER = /changes will be sent later/;

test('without network most pages say that nothing can be saved now', async () => {
  signInAs();
  renderPart(<Notes />, { path: '/dishes' });
  network(false);
  expect(await screen.findByText(REFUSED)).toBeInTheDocument();
  expect(screen.queryByText(LATER)).not.toBeInTheDocument();
});

test('where changes wait in the queue it says that they are sent later', async () => {
  signInAs({ Rolee: 'Courier' });
  renderPart(<Notes />, { path: '/orders' });
  network(false);
  expect(await screen.findByText(LATER)).toBeInTheDocument();
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});

test('a page as it is sent holds the notes that the script in its head may show', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <AppProviders>
      <Notes />
    </AppProviders>,
  );
  expect([...page.querySelectorAll('.note')].map(({ className }) => className)).toEqual([
    'note note-verify note-pending',
    'note note-offer note-pending',
  ]);
});

test('they are gone once it is known that they concern nobody', () => {
  signInAs();
  renderPart(<Notes />, { path: '/dishes' });
  expect(document.querySelector('.note')).toBeNull();
});
