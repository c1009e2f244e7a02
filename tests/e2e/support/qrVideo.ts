import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';
import { at } from '@/tests/support/at';
import type { drawBars } from '@/tools/screens/bars.mjs';

const [WIDTH, HEIGHT, SCALE] = [640, 480, 8];
const [WHITE, BLACK, GREY] = [235, 16, 128];

/** Flags that make Chromium's camera show the film in a file, without asking. */
export const cameraShowing = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

/** Writes a film (YUV4MPEG2) of a QR code held still. */
export function filmQr(text: string, file: string): void {
  const code = encodeQR(text, 'raw', { border: 4 });
  const size = code.length * SCALE;
  film(size, size, file, (row, column) => at(at(code, Math.floor(row / SCALE)), Math.floor(column / SCALE)));
}

/** Writes the same kind of film of a pack's bar code. */
export function filmBars(bars: ReturnType<typeof drawBars>, file: string): void {
  film(bars.width, bars.height, file, (_row, column) => bars.row[column] === 0);
}

function film(
  width: number,
  height: number,
  file: string,
  isBlack: (row: number, column: number) => boolean,
) {
  const [left, top] = [(WIDTH - width) >> 1, (HEIGHT - height) >> 1];
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      if (isBlack(row, column)) light[(top + row) * WIDTH + left + column] = BLACK;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame, frame]));
}
