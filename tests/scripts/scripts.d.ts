/** The launcher is plain JavaScript, run before anything is installed; its tests see it untyped. */
declare module '@/scripts/*';
