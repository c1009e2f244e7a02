/** Configures email if the operator has given an SMTP server. */
function mail(env: StrapiEnv): Record<string, unknown> {
  if (!env('SMTP_HOST', '')) return {};
  const user = env('SMTP_USER', '');
  return {
    email: {
      config: {
        provider: 'nodemailer',
        providerOptions: {
          host: env('SMTP_HOST'),
          port: env.int('SMTP_PORT', 587),
          secure: env.bool('SMTP_SECURE', false),
          ...(user && { auth: { user, pass: env('SMTP_PASSWORD', '') } }),
        },
        settings: { defaultFrom: env('SMTP_FROM', user), defaultReplyTo: env('SMTP_FROM', user) },
      },
    },
  };
}

export default ({ env }: { env: StrapiEnv }) => ({
  ...mail(env),
  upload: {
    config: {
      sizeLimit: 10 * 1024 * 1024,
      // Nothing uses Strapi's provider: the media library accepts no files (middlewares/panel.ts), and ours come from
      // the store (uploads/pictures.ts).
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});
