import { isOneOf } from '@/lib/domain/isOneOf';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'theme';

export const isTheme = (value: unknown): value is Theme => isOneOf(THEMES, value);

/** Applies the theme to the page; the script in _document does the same before the first paint. */
export function applyTheme(theme: Theme) {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.bsTheme = isDark ? 'dark' : 'light';
}
