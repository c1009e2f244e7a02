import { useEffect, useState } from 'react';

const PAUSE = 250;

/** Returns the trimmed text, PAUSE ms after the last key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}
