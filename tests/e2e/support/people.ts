import type { TestStack } from './stack';
import { unique } from './unique';
import { at, see, type Visit } from './visit';

export { demoPerson, fillSignIn, tokenOf, callApi } from '@/tools/screens/session.mjs';
import { signIn as signInAt } from '@/tools/screens/session.mjs';
import { sessionState } from './session';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes up a person whom the stack does not know yet. */
export function makeUpPerson(name = 'ლალი Gogoladze'): Person {
  return { name, email: `guest-${unique()}@example.com`, password: 'walnut-and-plum' };
}

/** Makes a person with an account and a confirmed email, through the API. */
export async function newcomer(stack: TestStack, name?: string): Promise<Person> {
  const person = makeUpPerson(name);
  const body = {
    email: person.email,
    displayName: person.name,
    password: person.password,
    emailVerified: true,
  };
  await askEmulator(stack, `/identitytoolkit.googleapis.com/v1/projects/${stack.projectId}/accounts`, body);
  return person;
}

/** Signs in through the form, and waits for the page behind it. */
export const signInByForm = ({ page, t }: Visit, person: Person, to?: string) =>
  signInAt(page, t, person, to);

/**
 * Puts into the browser what a sign-in by the form leaves there, and opens a page if one is given. Removes everything
 * else the browser stored.
 */
export async function signIn({ stack, context, language, open }: Visit, person: Person, to?: string) {
  await context.setStorageState(await sessionState(stack, person, language));
  if (to) await open(to);
}

/** Signs up through the form. */
export async function signUp({ page, t, open }: Visit, { name, email, password }: Person) {
  await open('/user/signup');
  const form = page.getByRole('main').locator('form');
  const field = (key: string) => form.getByRole('textbox', { name: t(`account:field.${key}`), exact: true });
  await field('name').fill(name);
  await field('email').fill(email);
  await field('password').fill(password);
  await form.getByRole('button', { name: t('action.signUp'), exact: true }).click();
  await at(page, '/dashboard');
}

export async function signOut({ page, t, device }: Visit) {
  if (device === 'phone') await page.getByRole('button', { name: t('bar.more'), exact: true }).click();
  else await page.getByRole('button', { name: t('app.account') }).click();
  await page.getByRole('button', { name: t('action.signOut'), exact: true }).click();
  await see(page.getByText(t('alerts:account.signOut.success')));
}

type LetterKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

/** Returns the link in the newest letter to an address, which the emulator keeps on its own loopback port. */
export async function letterTo(stack: TestStack, email: string, kind: LetterKind): Promise<string> {
  const { oobCodes } = await askEmulator(stack, `/emulator/v1/projects/${stack.projectId}/oobCodes`);
  const letters: { email: string; requestType: string; oobLink: string }[] = oobCodes;
  const letter = letters.findLast((one) => one.email === email && one.requestType === kind);
  if (!letter) throw new Error(`No letter of the kind ${kind} went to ${email}.`);
  return letter.oobLink;
}

/** Returns the newest code sent to a phone. */
export async function codeFor(stack: TestStack, phone: string): Promise<string> {
  const { verificationCodes } = await askEmulator(
    stack,
    `/emulator/v1/projects/${stack.projectId}/verificationCodes`,
  );
  const messages: { phoneNumber: string; code: string }[] = verificationCodes;
  const message = messages.findLast(({ phoneNumber }) => phoneNumber === phone);
  if (!message) throw new Error(`No message went to ${phone}.`);
  return message.code;
}

async function askEmulator(stack: TestStack, path: string, body?: object) {
  const answer = await fetch(`${stack.emulatorUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`The emulator answered ${answer.status} to ${path}: ${await answer.text()}`);
  return answer.json();
}
