import { newPerson } from '../screens/lookers.mjs';
import { demoPerson } from '../screens/session.mjs';

/** @type {import('./walk.mjs').Journey} */
export const firstPlan = {
  name: 'first plan',
  prepare: async (url) => ({ person: await newPerson(url) }),
  walk: async ({ hand, page, t, bar, link, button, field, dialog, at }) => {
    await hand.tap(bar.link('bar.plan'));
    await hand.tap(link('menu.mealplanCreate'));
    await hand.type(field('planner:form.name'), 'Our first week');
    await hand.tap(button('planner:form.create'));
    await at(/\/edit$/);
    for (const meal of ['Lunch', 'Dinner']) {
      const into = t.pattern('planner:planner.addTo', { name: t(`type.${meal}`) });
      await hand.tap(page.getByRole('main').getByRole('button', { name: new RegExp(`${into.source}`) }));
      await hand.tap(dialog.button('planner:add.pick', {}));
      await dialog.at.waitFor({ state: 'hidden' });
    }
    await page.getByRole('status').getByText(t('planner:state.saved'), { exact: true }).waitFor();
  },
};

/** @type {import('./walk.mjs').Journey} */
export const invited = {
  name: 'invite',
  prepare: async () => ({ person: demoPerson('user') }),
  walk: async ({ hand, page, t, bar, button, dialog }) => {
    await hand.tap(bar.link('bar.plan'));
    await hand.tap(page.getByRole('main').getByRole('link', { name: 'Our family week', exact: true }));
    await hand.tap(button('mealplan:action.more'));
    await hand.tap(button('mealplan:action.members'));
    await hand.type(dialog.at.getByLabel(t('sharing:members.email')), 'guest@example.com');
    await hand.tap(dialog.button('sharing:members.invite'));
    // one of the recipes is private, which is asked about
    await hand.tap(dialog.button('sharing:members.anyway'));
    await dialog.at.getByRole('listitem').getByText(t('sharing:members.state.invited')).first().waitFor();
  },
};
