export default () => ({
  upload: {
    config: {
      sizeLimit: 10 * 1024 * 1024,
      // Names of files are unguessable and never used twice.
      providerOptions: { localServer: { maxage: 365 * 24 * 60 * 60 * 1000 } },
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});
