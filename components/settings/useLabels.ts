import { useTranslation } from 'next-i18next/pages';
import { DIETS } from '@/lib/domain/dish/types';
import { CALENDAR_KINDS } from '@/lib/domain/mealplan/types';
import { ALLERGENS } from '@/lib/domain/product/types';
import { REMINDER_KINDS } from '@/lib/domain/reminders/kinds';
import { THEMES } from '@/lib/boot/theme';
import type { SettingsPart } from './SettingsIndex';
import { keysOf } from '@/lib/domain/keysOf';
import { recordOf } from '@/lib/domain/recordOf';

/**
 * Returns the names and labels of each settings part in the chosen language, including parts that are not loaded yet.
 */
export function useLabels(): Readonly<Record<SettingsPart, readonly string[]>> {
  const { t } = useTranslation([
    'account',
    'address',
    'browser',
    'common',
    'energy',
    'mealplan',
    'print',
    'reminders',
    'sharing',
    'staples',
    'welcome',
  ]);
  const labels: Readonly<Record<SettingsPart, readonly string[]>> = {
    profile: [
      t('settings.profile'),
      t('settings.picture'),
      t('settings.name'),
      t('settings.email'),
      t('settings.phone'),
      t('settings.timeZone'),
      t('settings.listed'),
    ],
    appearance: [
      t('settings.appearance'),
      t('common:language.label'),
      t('common:theme.label'),
      ...THEMES.map((theme) => t(`common:theme.${theme}`)),
      t('common:measures.label'),
      t('common:measures.metric'),
      t('common:measures.us'),
    ],
    targets: [
      t('settings.targets'),
      t('settings.calories'),
      t('settings.fats'),
      t('settings.carbs'),
      t('settings.prots'),
      t('settings.cost'),
      t('body.open'),
      t('energy:form.title'),
      t('energy:form.learns'),
      t('energy:form.goal'),
      t('body.height'),
      t('body.activity'),
    ],
    intakes: [t('intakes.title'), t('body.sex'), t('intakes.birthYear')],
    household: [t('welcome:question.0.title')],
    food: [
      t('settings.food'),
      t('settings.diet'),
      ...DIETS.map((diet) => t(`common:diet.${diet}`)),
      t('settings.allergens'),
      ...ALLERGENS.map((allergen) => t(`common:allergen.${allergen}`)),
    ],
    staples: [t('staples:title'), t('staples:add'), t('staples:ideas')],
    addresses: [t('address:book.title'), t('address:book.add')],
    reminders: [
      t('reminders:title'),
      t('reminders:here.turnOn'),
      t('reminders:kinds'),
      ...REMINDER_KINDS.map((kind) => t(`reminders:kind.${kind}`)),
      t('reminders:quiet.switch'),
    ],
    calendar: [
      t('sharing:feed.title'),
      t('sharing:feed.kinds'),
      ...CALENDAR_KINDS.map((kind) => t(`mealplan:kinds.${kind}`)),
      t('sharing:feed.address'),
    ],
    codes: [t('codes.title'), t('codes.ask')],
    browser: [t('browser:title'), t('browser:forgetAll')],
    session: [t('settings.session'), t('common:action.signOut')],
    data: [
      t('data.title'),
      t('data.export'),
      t('data.delete'),
      t('print:export.title'),
      t('print:export.print'),
    ],
  };
  return recordOf(keysOf(labels), (part) => [t(`settings.part.${part}`), ...labels[part]]);
}
