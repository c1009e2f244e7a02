import type { CookbookCard } from '../dish/cookbook';
import type { Author, DishCard } from '../dish/record';
import type { PlanCard } from '../mealplan/record';

/** Person who publishes, with a page of each kind of their public records. */
export interface PublicPerson extends Author {
  /** True if the person lets search engines list the page. */
  readonly isListed: boolean;
  readonly dishes: readonly DishCard[];
  readonly plans: readonly PlanCard[];
  readonly cookbooks: readonly CookbookCard[];
  /** Numbers of records on all pages together. */
  readonly totals: Readonly<Record<'dishes' | 'plans' | 'cookbooks', number>>;
  readonly page: number;
  readonly pageCount: number;
}

/** Returns the address of a person's public page. */
export const personPage = (id: number, page = 1): string => `/people/${id}${page > 1 ? `?page=${page}` : ''}`;
