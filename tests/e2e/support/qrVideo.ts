import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

const [WIDTH, HEIGHT, SCALE] = [640, 480, 8];
const [WHITE, BLACK, GREY] = [235, 16, 128];

/** What makes Chromium's camera show the film in a file, without asking. */
export const cameraShowing = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

/** A film (YUV4MPEG2) of a QR code that is held still. */
export function filmQr(text: string, file: string): void {
  const code = encodeQR(text, 'raw', { border: 4 });
  const size = code.length * SCALE;
  const [left, top] = [(WIDTH - size) >> 1, (HEIGHT - size) >> 1];
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code[Math.floor(row / SCALE)][Math.floor(column / SCALE)])
        light[(top + row) * WIDTH + left + column] = BLACK;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame, frame]));
}
