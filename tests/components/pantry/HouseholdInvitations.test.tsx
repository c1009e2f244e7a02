import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HouseholdInvitations } from '@/components/pantry/HouseholdInvitations';
import { useHousehold } from '@/context/pantry/household';
import { buildJwt, signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { answer, many } from '../../support/servers/server';

beforeEach(() => answer('/live', {}, 503));

const Home = () => <HouseholdInvitations home={useHousehold()} />;

test('a person with an unconfirmed address learns when household invitations appear', async () => {
  signInAs({}, buildJwt({ email: 'user@example.com', email_verified: false }));
  renderPart(<Home />, { language: 'ka' });
  expect(await screen.findByText(/user@example.com გამოგზავნილი მოწვევები/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ხელახლა გაგზავნა' })).toBeInTheDocument();
});

test('a confirmed person without invitations sees nothing', () => {
  signInAs();
  const { container } = renderPart(<Home />);
  expect(container).not.toHaveTextContent(/./);
});

test('each of several invitations names its household', async () => {
  signInAs();
  const asked = (id: number, Name: string) => ({
    id,
    Name,
    owner: { id: 9, Name: 'Ana' },
    myRole: 'invited',
    members: [],
  });
  answer('/households', many([asked(4, 'Dacha'), asked(5, 'Town')]));
  renderPart(<Home />);
  for (const name of ['Dacha', 'Town'])
    expect(
      await screen.findByRole('region', { name: `You are invited to a household: ${name}` }),
    ).toBeVisible();
});
