const path = require('node:path');

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Only this folder: without it Next looks for a lockfile in the folders above and takes the wrong root.
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  sassOptions: {
    loadPaths: [path.join(__dirname, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  // The front compresses nothing it pipes, so Next does.
  compress: true,
  devIndicators: false,
};
