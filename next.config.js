const { createHash } = require('node:crypto');
const path = require('node:path');
const { BOOT } = require('./lib/boot/boot');

const isProduction = process.env.NODE_ENV === 'production';
const isFirebase = process.env.NEXT_PUBLIC_AUTH_MODE === 'firebase';
const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
const bootHash = createHash('sha256').update(BOOT).digest('base64');

/** What the identity provider needs beside our own origin; against the emulator nothing does. */
const PROVIDER = {
  script: ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'],
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com',
  ],
  frame: ['https://www.google.com', ...(authDomain ? [`https://${authDomain}`] : [])],
};
const provider = (kind) => (isFirebase ? PROVIDER[kind] : []);

const policy = {
  'default-src': ["'self'"],
  // the second lets the reader of bar codes, a wasm of our own, be compiled; it is no eval of scripts
  'script-src': ["'self'", "'wasm-unsafe-eval'", `'sha256-${bootHash}'`, ...provider('script')],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", ...provider('connect')],
  // videos of exercises, once somebody plays one
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...provider('frame')],
  'worker-src': ["'self'", 'blob:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const headers = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // the windows of sign-in providers must reach back; nobody else's may reach in
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  {
    key: 'Permissions-Policy',
    // the camera reads QR codes; of the rest nothing is used, by us or by what we show
    value: [
      'camera=(self)',
      ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'].map(
        (feature) => `${feature}=()`,
      ),
    ].join(', '),
  },
  // hot reload needs eval, its socket and a script of the wrong type, so these stand in production only
  ...(isProduction
    ? [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        {
          key: 'Content-Security-Policy',
          value: Object.entries(policy)
            .map(([name, sources]) => `${name} ${sources.join(' ')}`)
            .join('; '),
        },
      ]
    : []),
];

/** Parts of packages that no browser needs here. */
const UNUSED = [
  // of axios a browser calls XMLHttpRequest only, which also tells how far an upload is
  'axios/lib/adapters/fetch.js',
  'axios/lib/helpers/HttpStatusCode.js',
  // addresses are taken apart by this for rewrites, which this app has none of
  'next/dist/compiled/path-to-regexp/index.js',
  // pages of the App Router, scripts of next/script and pictures of next/image
  'next/dist/shared/lib/router/routes/app.js',
  'next/dist/shared/lib/router/utils/parse-loader-tree.js',
  'next/dist/shared/lib/router/utils/resolve-param-value.js',
  'next/dist/client/script.js',
  'next/dist/shared/lib/image-config.js',
  // of Node's `process` only the variables are asked for
  'next/dist/compiled/process/browser.js',
];
const inPackages = (files) =>
  new RegExp(`node_modules.(${files.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')})$`);

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types, tests included; a start should neither wait for that nor fail by it
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // the addresses of join links are rights
  logging: { incomingRequests: { ignore: [/\/mealplan\/join\//] } },
  // this folder only: Next would otherwise look for a lockfile in the folders above
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  webpack(config, { isServer, webpack }) {
    // eight digits tell two versions of a file apart; every page loads the list of them
    config.output.hashDigestLength = 8;
    // a hook that React has had itself since 18
    config.resolve.alias['use-sync-external-store/shim$'] = 'react';
    // a slow network feels a request more than a few kB: what is small stands in each page that needs it
    if (!isServer && config.optimization.splitChunks) config.optimization.splitChunks.minSize = 60_000;
    if (!isServer) {
      const replace = (files, file) =>
        config.plugins.push(
          new webpack.NormalModuleReplacementPlugin(
            inPackages(files),
            path.join(__dirname, 'lib/bundle', file),
          ),
        );
      replace(UNUSED, 'unused.js');
      replace(['lucide-react/dist/esm/createLucideIcon.mjs'], 'lucideIcon.ts');
      config.module.rules.push({
        test: /lucide-react.dist.esm.icons.[\w-]+\.mjs$/,
        use: path.join(__dirname, 'lib/bundle/iconLoader.js'),
      });
    }
    return config;
  },
  experimental: {
    // finds pages of the App Router, which this app has none of
    clientRouterFilter: false,
    // of next-i18next only `useTranslation` is used; without this the rest of it would ride along on every page
    optimizePackageImports: ['next-i18next/pages'],
  },
  sassOptions: {
    loadPaths: [path.join(__dirname, 'node_modules'), path.join(__dirname, 'styles')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  async headers() {
    return [
      { source: '/:path*', headers },
      {
        source: '/fonts/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ];
  },
};
