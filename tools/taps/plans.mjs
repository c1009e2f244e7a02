import { newPerson } from '../screens/lookers.mjs';
import { demoPerson } from '../screens/session.mjs';

/** @type {import('./walk.mjs').Journey} */
export const firstPlan = {
  name: 'first plan',
  prepare: async (url) => ({ person: await newPerson(url) }),
  walk: async ({ hand, page, t, bar, link, button, dialog, at }) => {
    await hand.tap(bar.link('bar.plan'));
    await hand.tap(link('menu.mealplanCreate'));
    await hand.tap(button('planner:form.create'));
    await at(/\/edit$/);
    const lunch = t.pattern('planner:planner.addTo', { name: t('type.Lunch') });
    await hand.tap(page.getByRole('main').getByRole('button', { name: lunch }));
    await hand.tap(dialog.button('planner:add.pick', {}));
    // the dialog continues with dinner, after which the day is complete
    await dialog.at.getByText(t('planner:add.title', { meal: t('type.Dinner') })).waitFor();
    await hand.tap(dialog.button('planner:add.pick', {}));
    await dialog.at.waitFor({ state: 'hidden' });
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
    await hand.tap(button('mealplan:facts.members_one', {}));
    await hand.type(dialog.at.getByLabel(t('sharing:members.email')), 'guest@example.com');
    await hand.tap(dialog.button('sharing:members.invite'));
    await dialog.at.getByRole('listitem').getByText(t('sharing:members.state.invited')).first().waitFor();
  },
};
