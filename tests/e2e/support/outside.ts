import type { Locator } from 'playwright-core';

interface Outside {
  /** Controls smaller than a gloved finger. */
  readonly small: string[];
  /** Text that the sun would wash out, with its contrast. */
  readonly faint: string[];
  /** Heights of the rows, in pixels. */
  readonly rows: number[];
}

/**
 * Measures, as painted, the controls under `side` px, the texts under `contrast` : 1, and the heights of each `row`
 * within a place.
 */
export const measuredOutside = (
  place: Locator,
  row: string,
  limits = { side: 48, contrast: 7 },
): Promise<Outside> =>
  place.evaluate(
    (root, { row: rows, side, contrast }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      // browsers write colours in several notations; a painted pixel has only one
      const painted = (colours: readonly string[]): number[] => {
        brush.clearRect(0, 0, 1, 1);
        for (const colour of colours) {
          brush.fillStyle = colour;
          brush.fillRect(0, 0, 1, 1);
        }
        return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      const light = (colour: number[]) =>
        colour
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? NaN), 0);
      const groundsOf = (box: Element | null): string[] =>
        box ? [...groundsOf(box.parentElement), getComputedStyle(box).backgroundColor] : ['white'];
      const contrastOf = (box: Element): number => {
        const grounds = groundsOf(box);
        const ground = light(painted(grounds));
        const text = light(painted([...grounds, getComputedStyle(box).color]));
        return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
      };
      const isSeen = (box: Element) => {
        const { width, height } = box.getBoundingClientRect();
        return (
          width > 2 && height > 2 && box.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      };
      const hasText = (box: Element) =>
        [...box.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.textContent?.trim());
      const called = (box: Element) =>
        `<${box.tagName.toLowerCase()}> ${(box.ariaLabel ?? box.textContent ?? '').trim().slice(0, 40)}`;
      const all = [...root.querySelectorAll('*')].filter(isSeen);
      return {
        small: all
          .filter((box) => box.matches('button, a[href], input, select, summary'))
          .filter((box) => {
            const { width, height } = box.getBoundingClientRect();
            return Math.min(width, height) < side - 0.5;
          })
          .map(called),
        faint: all
          .filter(hasText)
          .map((box) => [contrastOf(box), box] as const)
          .filter(([found]) => found < contrast)
          .map(([found, box]) => `${found.toFixed(1)} ${called(box)}`),
        rows: [...root.querySelectorAll(rows)].map((box) => box.getBoundingClientRect().height),
      };
    },
    { row, ...limits },
  );
