// @ts-check
const { createHash } = require('node:crypto');
const path = require('node:path');
const { BOOT } = require('./lib/boot/boot');
const { textsAsData } = require('./lib/i18n/textFiles');
const { leaveOut } = require('./lib/vendor/leaveOut');
const wake = require('./lib/vendor/wakeLoader');

const isProduction = process.env.NODE_ENV === 'production';
const isFirebase = process.env.NEXT_PUBLIC_AUTH_MODE === 'firebase';
const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
const bootHash = createHash('sha256').update(BOOT).digest('base64');

/** Origins that the identity provider needs besides our own; the emulator needs none. */
const PROVIDER = {
  script: ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'],
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com',
  ],
  frame: ['https://www.google.com', ...(authDomain ? [`https://${authDomain}`] : [])],
};
/** @param {keyof typeof PROVIDER} kind */
const provider = (kind) => (isFirebase ? PROVIDER[kind] : []);

const policy = {
  'default-src': ["'self'"],
  // 'wasm-unsafe-eval' allows compiling the barcode reader, our own wasm; it does not allow eval of scripts
  'script-src': ["'self'", "'wasm-unsafe-eval'", `'sha256-${bootHash}'`, ...provider('script')],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", ...provider('connect')],
  // videos of exercises, loaded only when played
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
  // the windows of sign-in providers must reach this page; no other site's may
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  {
    key: 'Permissions-Policy',
    // only the camera is used, to read QR codes and barcodes; all else is off, for our code and for embedded pages
    value: [
      'camera=(self)',
      ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'].map(
        (feature) => `${feature}=()`,
      ),
    ].join(', '),
  },
  // production only, as hot reload needs eval, its socket and a script of the wrong type
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

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types, tests included; a start neither waits for that nor fails because of it
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // the URL of a join link grants access, so it is not logged
  logging: { incomingRequests: { ignore: [/\/mealplan\/join\//] } },
  // limits the search to this folder: Next would otherwise look for a lockfile in the folders above
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
  webpack(config, { dev, isServer, webpack }) {
    // eight digits distinguish two versions of a file; every page loads the list of them
    config.output.hashDigestLength = 8;
    // React has this hook itself since version 18
    config.resolve.alias['use-sync-external-store/shim$'] = 'react';
    // on a slow network a request costs more than a few kB, so small chunks are inlined into each page that needs them
    if (!isServer && config.optimization.splitChunks) config.optimization.splitChunks.minSize = 60_000;
    if (!isServer) leaveOut(config, webpack);
    if (!dev) textsAsData(config, webpack, { isServer });
    if (!isServer && !dev) config.module.rules.push(wake.rule);
    return config;
  },
  experimental: {
    // finds pages of the App Router, which this app does not have
    clientRouterFilter: false,
    // only `useTranslation` of next-i18next is used; without this every page would load the rest too
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
