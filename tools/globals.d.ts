/** Globals that the tools put into the pages that they measure. */
interface Window {
  /** Sizes of the page's layout shifts, and what has moved. */
  shifts: { value: number; moved: string }[];
  /** Height and number of elements of a page, and since when they are the same. */
  lastShape?: { shape: string; since: number };
  /** Times in ms since the page was asked for, 0 while they are unknown, and the sizes of its layout shifts. */
  seen: { readable: number; usable: number; shifts: number[] };
}

/** A layout-shift entry, which the library of types does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
