import { vi } from 'vitest';

/** Simulates a desktop: every query about the window's width matches. */
export function onDesktop(): void {
  const narrow = window.matchMedia('');
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...narrow, media, matches: true }));
}
