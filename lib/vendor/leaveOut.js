const path = require('node:path');

/** Private files of packages that no browser needs here. */
const UNUSED = [
  // in a browser axios calls only XMLHttpRequest, which also reports the progress of an upload
  'axios/lib/adapters/fetch.js',
  'axios/lib/helpers/HttpStatusCode.js',
  // parses paths for rewrites, which this app does not have
  'next/dist/compiled/path-to-regexp/index.js',
  // pages of the App Router, scripts of next/script and pictures of next/image
  'next/dist/shared/lib/router/routes/app.js',
  'next/dist/shared/lib/router/utils/parse-loader-tree.js',
  'next/dist/shared/lib/router/utils/resolve-param-value.js',
  'next/dist/client/script.js',
  'next/dist/shared/lib/image-config.js',
  // only the variables of Node's `process` are used
  'next/dist/compiled/process/browser.js',
];
const inPackages = (files) =>
  new RegExp(`node_modules.(${files.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')})$`);

/**
 * Replaces files inside axios, Next and lucide-react in what browsers load, because none of these packages has an
 * option to be smaller. Also loaded by servers at their start, with next.config.js (Dockerfile).
 */
function leaveOut(config, webpack) {
  const replace = (files, file) =>
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(inPackages(files), path.join(__dirname, file)),
    );
  replace(UNUSED, 'unused.js');
  replace(['lucide-react/dist/esm/createLucideIcon.mjs'], 'lucideIcon.ts');
  config.module.rules.push({
    test: /lucide-react.dist.esm.icons.[\w-]+\.mjs$/,
    use: path.join(__dirname, 'iconLoader.js'),
  });
}

module.exports = { leaveOut };
