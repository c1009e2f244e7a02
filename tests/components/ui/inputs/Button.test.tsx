import { render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { expect, test } from 'vitest';
import { Button } from '@/components/ui/inputs/Button';
import { FileButton } from '@/components/ui/inputs/FileButton';
import { LinkButton } from '@/components/ui/inputs/LinkButton';

test('it sends no form by itself and shows its icon before its text', () => {
  render(<Button icon={Plus}>Add</Button>);
  const button = screen.getByRole('button', { name: 'Add' });
  expect(button).toHaveProperty('type', 'button');
  expect(button.className).toBe('btn btn-outline-secondary');
  expect(button.firstElementChild?.getAttribute('width')).toBe('18');
  expect(button.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('a small one has a small icon and keeps the class of its place', () => {
  render(<Button tone="danger" size="sm" icon={Plus} className="ms-auto" aria-label="Add" />);
  const button = screen.getByRole('button', { name: 'Add' });
  expect(button.className).toBe('btn btn-danger btn-sm ms-auto');
  expect(button.firstElementChild?.getAttribute('width')).toBe('16');
});

test('a busy one keeps the focus', () => {
  render(<Button isBusy>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button).toHaveProperty('disabled', false);
});

test('a bare one has no class', () => {
  render(<Button tone="bare" icon={Plus} aria-label="More" />);
  expect(screen.getByRole('button', { name: 'More' }).hasAttribute('class')).toBe(false);
});

test('links and file pickers look the same', () => {
  render(<LinkButton href="/dishes">Dishes</LinkButton>);
  render(<FileButton onFiles={() => undefined}>Choose</FileButton>);
  expect(screen.getByRole('link', { name: 'Dishes' }).className).toBe('btn btn-outline-secondary');
  expect(screen.getByText('Choose').className).toBe('btn btn-outline-secondary');
});
