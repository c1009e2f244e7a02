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
  // functions that all browsers have for which Next compiles, and URL.canParse, which nobody calls
  'next/dist/build/polyfills/polyfill-module.js',
  // called only when there is middleware, a filter of routes or a list of them that must be sorted
  'next/dist/shared/lib/router/utils/get-next-pathname-info.js',
  'next/dist/shared/lib/router/utils/format-next-pathname-info.js',
  'next/dist/shared/lib/router/utils/dynamic-filter-pattern.js',
  'next/dist/shared/lib/router/utils/sorted-routes.js',
  // components of classes
  'next/dist/client/with-router.js',
];
/** Private files of Next that its pages read only while they are developed. */
const UNUSED_WHEN_BUILT = [
  'next/dist/shared/lib/constants.js',
  'next/dist/client/components/is-next-router-error.js',
];
/** Private files of Next of which its pages use little: nextPages.js has that. */
const USED_LITTLE = [
  'next/dist/lib/constants.js',
  'next/dist/shared/lib/router/adapters.js',
  'next/dist/shared/lib/router/utils/get-dynamic-param.js',
  'next/dist/shared/lib/router/utils/interception-routes.js',
  'next/dist/shared/lib/router/utils/route-match-utils.js',
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
  replace(USED_LITTLE, 'nextPages.js');
  if (config.mode === 'production') replace(UNUSED_WHEN_BUILT, 'unused.js');
  replace(['lucide-react/dist/esm/createLucideIcon.mjs'], 'lucideIcon.ts');
  config.module.rules.push({
    test: /lucide-react.dist.esm.icons.[\w-]+\.mjs$/,
    use: path.join(__dirname, 'iconLoader.js'),
  });
}

module.exports = { leaveOut, LEFT_OUT: [...UNUSED, ...UNUSED_WHEN_BUILT, ...USED_LITTLE] };
