import type { PopupProvider } from '@/context/account/account';

/** SVG path of each provider's logo, drawn in the button's text colour. */
const MARKS: Readonly<Record<PopupProvider, string>> = {
  google:
    'M12.2 10.3v3.6h5.1c-.5 2.3-2.4 3.7-5.1 3.7a5.6 5.6 0 1 1 3.7-9.8l2.7-2.7A9.4 9.4 0 1 0 12.2 21.4c5.4 0 9.1-3.8 9.1-9.2 0-.7-.1-1.3-.2-1.9z',
  facebook:
    'M13.6 21.5v-8.6h2.9l.4-3.3h-3.3V7.4c0-1 .3-1.6 1.6-1.6H17V2.7c-.3 0-1.4-.1-2.6-.1-2.6 0-4.3 1.6-4.3 4.5v2.5H7.2v3.3h2.9v8.6z',
  github:
    'M12 2.2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.7c-2.8.6-3.4-1.3-3.4-1.3-.4-1.2-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 3 .9.1-.7.4-1.1.6-1.4-2.2-.2-4.5-1.1-4.5-4.9 0-1.1.4-2 1-2.7-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.7 1a9.6 9.6 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.7 0 3.8-2.3 4.7-4.5 4.9.4.3.7.9.7 1.9v2.7c0 .3.2.6.7.5A10 10 0 0 0 12 2.2z',
  twitter:
    'M17.7 3h3.2l-7 8 8.2 10.8h-6.4l-5-6.6-5.8 6.6H1.7l7.5-8.5L1.3 3h6.6l4.6 6zm-1.1 16.9h1.8L6.9 4.8H5z',
};

export const ProviderMark = ({ provider }: { provider: PopupProvider }) => (
  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden fill="currentColor">
    <path d={MARKS[provider]} />
  </svg>
);
