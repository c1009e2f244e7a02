import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HomeInvitations } from '@/components/pantry/HomeInvitations';
import { useHousehold } from '@/context/data/household';
import { buildJwt, signInAs } from '../../support/auth';
import { renderPart } from '../../support/render';
import { answer } from '../../support/server';

beforeEach(() => answer('/live', {}, 503));

const Home = () => <HomeInvitations home={useHousehold()} />;

test('whoever has not confirmed their address reads when invitations into a household appear', async () => {
  signInAs({}, buildJwt({ email: 'user@example.com', email_verified: false }));
  renderPart(<Home />, { language: 'ka' });
  expect(await screen.findByText(/user@example.com გამოგზავნილი მოწვევები/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ხელახლა გაგზავნა' })).toBeInTheDocument();
});

test('who has confirmed it, and is asked nowhere, reads nothing', () => {
  signInAs();
  const { container } = renderPart(<Home />);
  expect(container).not.toHaveTextContent(/./);
});
