// Starts Strapi like `strapi start`, without loading the rest of its command line (cloud, builder, TypeScript), which
// takes an eighth of a start. Strapi is required, not imported, because its plugins require it too and must find the
// same instance. The only argument is the build folder (scripts/build/build.mjs), a complete application to Strapi.
import { createRequire } from 'node:module';

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

const [appDir] = process.argv.slice(2);
await createStrapi({ appDir }).start();
// A program that answers at the port before this message is another one.
process.send?.('ready');
