// Uses only syntax that any Node understands, to report that this Node is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Supra needs Node 20.19 or newer, and this is ${process.versions.node}: https://nodejs.org`);
  process.exit(1);
}

const { launch } = await import('./launch/launch.mjs');
/** @param {string} option */
const has = (option) => process.argv.includes(option);
await launch({ dev: has('--dev'), withPanel: !has('--without-panel'), isBuilt: has('--built') });
