import 'i18next';
import type account from '@/locales/en/account.json';
import type address from '@/locales/en/address.json';
import type alerts from '@/locales/en/alerts.json';
import type common from '@/locales/en/common.json';
import type cooking from '@/locales/en/cooking.json';
import type cookbook from '@/locales/en/cookbook.json';
import type day from '@/locales/en/day.json';
import type dish from '@/locales/en/dish.json';
import type doctor from '@/locales/en/doctor.json';
import type eaten from '@/locales/en/eaten.json';
import type errors from '@/locales/en/errors.json';
import type exercise from '@/locales/en/exercise.json';
import type foods from '@/locales/en/foods.json';
import type home from '@/locales/en/home.json';
import type importTexts from '@/locales/en/import.json';
import type landing from '@/locales/en/landing.json';
import type legal from '@/locales/en/legal.json';
import type library from '@/locales/en/library.json';
import type mealplan from '@/locales/en/mealplan.json';
import type nutrients from '@/locales/en/nutrients.json';
import type order from '@/locales/en/order.json';
import type people from '@/locales/en/people.json';
import type planner from '@/locales/en/planner.json';
import type print from '@/locales/en/print.json';
import type product from '@/locales/en/product.json';
import type recipe from '@/locales/en/recipe.json';
import type sharing from '@/locales/en/sharing.json';
import type shoplist from '@/locales/en/shoplist.json';
import type storage from '@/locales/en/storage.json';
import type supplement from '@/locales/en/supplement.json';
import type validation from '@/locales/en/validation.json';
import type versions from '@/locales/en/versions.json';

/** The one list of the files of texts; `unit` is read by lib/format alone. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      address: typeof address;
      alerts: typeof alerts;
      common: typeof common;
      cooking: typeof cooking;
      cookbook: typeof cookbook;
      day: typeof day;
      dish: typeof dish;
      doctor: typeof doctor;
      eaten: typeof eaten;
      errors: typeof errors;
      exercise: typeof exercise;
      foods: typeof foods;
      home: typeof home;
      import: typeof importTexts;
      landing: typeof landing;
      legal: typeof legal;
      library: typeof library;
      mealplan: typeof mealplan;
      nutrients: typeof nutrients;
      order: typeof order;
      people: typeof people;
      planner: typeof planner;
      print: typeof print;
      product: typeof product;
      recipe: typeof recipe;
      sharing: typeof sharing;
      shoplist: typeof shoplist;
      storage: typeof storage;
      supplement: typeof supplement;
      validation: typeof validation;
      versions: typeof versions;
    };
  }
}
