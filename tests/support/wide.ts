import { vi } from 'vitest';

/** Stands the test on a desktop: every question about the window's width is answered with yes. */
export function onDesktop(): void {
  const narrow = window.matchMedia('');
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...narrow, media, matches: true }));
}
