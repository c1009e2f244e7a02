import { useCallback } from 'react';
import { applyTheme, isTheme, THEME_KEY, type Theme } from '@/lib/boot/theme';
import { useStored } from './useStored';

/** Returns the chosen theme with a setter; "system" follows the device. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const [stored, keep] = useStored(THEME_KEY);
  const setTheme = useCallback(
    (theme: Theme) => {
      keep(theme);
      applyTheme(theme);
    },
    [keep],
  );
  return { theme: isTheme(stored) ? stored : 'system', setTheme };
}
