// Draws the pictures of the seed dishes. Run by hand: node seed/pictures/draw.mjs [slug …] [--draft] [--to=folder]
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { develop } from './studio/finish.mjs';
import { light } from './studio/light.mjs';
import { createRandom } from './studio/random.mjs';
import { createSurface } from './studio/surface.mjs';

const options = process.argv.slice(2);
const here = path.dirname(fileURLToPath(import.meta.url));
const folder = options.find((option) => option.startsWith('--to='))?.slice(5) ?? here;
const wanted = options.filter((option) => !option.startsWith('--'));
const resolution = options.includes('--draft') ? 0.5 : 1.5;

async function allSlugs() {
  const files = await readdir(path.join(here, 'scenes'));
  return files.map((file) => path.basename(file, '.mjs'));
}

async function drawOne(slug) {
  const start = performance.now();
  const { draw } = await import(`./scenes/${slug}.mjs`);
  const surface = createSurface(resolution);
  draw({ random: createRandom(slug), stamp: surface.stamp, level: surface.level });
  const { size, quality } = await develop(light(surface), surface, path.join(folder, `${slug}.jpg`));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${slug} ${Math.round(size / 1024)} kB, quality ${quality}, ${seconds} s\n`);
}

await mkdir(folder, { recursive: true });
for (const slug of wanted.length ? wanted : await allSlugs()) await drawOne(slug);
