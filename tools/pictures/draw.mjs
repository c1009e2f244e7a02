import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURES } from './pictures.mjs';

const USAGE =
  'npm run tool -- pictures [satsivi icon … --to=folder]     (without names all of them, which takes about ten minutes)';

/**
 * Draws the named pictures, or all, into their places in the repository; `--to=FOLDER` draws into that folder for a
 * preview.
 * @param {string[]} args
 */
async function main(args) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const to = args.find((arg) => arg.startsWith('--to='))?.slice(5);
  /** @param {{ file: string }} picture */
  const isNamed = ({ file }) => names.length === 0 || names.includes(path.parse(file).name);
  const wanted = PICTURES.filter(isNamed);
  if (args.includes('--help') || wanted.length === 0) return console.log(USAGE);
  for (const { file, draw } of wanted) {
    const place = to ? path.join(to, path.basename(file)) : new URL(`../../${file}`, import.meta.url);
    if (to) await mkdir(to, { recursive: true });
    const bytes = await draw();
    await writeFile(place, bytes);
    console.log(`${file}  ${Math.ceil(bytes.length / 1024)} kB`);
  }
}

await main(process.argv.slice(2));
