import { messageOf } from '../records/errorProperties';

/** Returns whether the operator has configured an SMTP server; without one the app offers the link to copy. */
const canSendMail = (): boolean => Boolean(process.env.SMTP_HOST);

const WORDS = {
  mealplan: ['You are invited to the plan', 'გიწვევენ კვების გეგმაში'],
  household: ['You are invited to the household', 'გიწვევენ ოჯახში'],
} as const;

interface Invitation {
  readonly to: unknown;
  readonly what: keyof typeof WORDS;
  readonly name: unknown;
  /** Path of the page that answers the invitation. */
  readonly path: string;
}

/** Sends the invitation in both languages; if sending fails the invitation still stands. */
export async function sendInvitation({ to, what, name, path }: Invitation): Promise<void> {
  if (!canSendMail() || !to) return;
  const link = `${process.env.PUBLIC_URL ?? ''}${path}`;
  const [english, georgian] = WORDS[what];
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject: `Supra: ${String(name)}`,
        text: `${english} “${String(name)}”.\n${link}\n\n${georgian} „${String(name)}“.\n${link}\n`,
      });
  } catch (error) {
    strapi.log.warn(`An invitation could not be mailed: ${messageOf(error)}`);
  }
}
