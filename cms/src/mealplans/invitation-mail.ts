import type { Body } from '../records/types';
import { messageOf } from '../records/thrown';

/** Whether the operator has given an SMTP server; without one the app offers the link to copy. */
const canSendMail = (): boolean => Boolean(process.env.SMTP_HOST);

/** Sends the invitation in both languages; a mail that cannot be sent leaves the invitation standing. */
export async function sendInvitation({ email, planName, token }: Body): Promise<void> {
  if (!canSendMail() || !email) return;
  const link = `${process.env.PUBLIC_URL ?? ''}/mealplan/join/${String(token)}`;
  const name = String(planName);
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to: email,
        subject: `Supra: „${name}“`,
        text: `You are invited to the mealplan “${name}”.\n${link}\n\nგიწვევთ კვების გეგმაში „${name}“.\n${link}\n`,
      });
  } catch (error) {
    strapi.log.warn(`An invitation could not be mailed: ${messageOf(error)}`);
  }
}
