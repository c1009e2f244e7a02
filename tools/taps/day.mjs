import { demoPerson } from '../screens/session.mjs';

/** @type {import('./walk.mjs').Journey} */
export const lunchLogged = {
  name: 'log lunch',
  prepare: async () => ({ person: demoPerson('user') }),
  walk: async ({ hand, page, button, dialog }) => {
    const name = 'Greek salad';
    await hand.tap(button('eaten:add'));
    await hand.type(dialog.at.getByRole('searchbox'), name);
    await hand.tap(dialog.at.getByRole('button').filter({ has: page.getByText(name, { exact: true }) }));
    await hand.tap(dialog.button('eaten:amount.send'));
    await button('eaten:change', { name }).waitFor();
  },
};

/** @type {import('./walk.mjs').Journey} */
export const bloodTest = {
  name: 'add a blood test',
  prepare: async () => ({ person: demoPerson('user') }),
  walk: async ({ hand, page, t, bar, dialog, link }) => {
    await hand.tap(bar.button('bar.more'));
    await hand.tap(dialog.link('menu.doctor'));
    await hand.tap(link('doctor:exam.add'));
    await hand.type(dialog.at.getByLabel(t('doctor:result.parameter')), 'Ferritin');
    await hand.type(dialog.field('doctor:result.value'), '31');
    await hand.tap(dialog.button('action.save'));
    await page.getByText(t('alerts:examinations.save.success')).first().waitFor();
  },
};
