import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { Tag } from '../Tag';

interface ViewTabsProps<View extends string> {
  readonly label: string;
  readonly views: readonly View[];
  readonly value: View | undefined;
  readonly hrefOf: (view: View) => string;
  readonly wordOf: (view: View) => string;
  /** Returns a view's count as text, or undefined until it is known. */
  readonly countOf: (view: View) => string | undefined;
}

/** Tabs for the views of a list, each with its count. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { label, views, value, hrefOf, wordOf, countOf } = props;
  return (
    <Tabs label={label}>
      {views.map((view) => {
        const count = countOf(view);
        return (
          <Tab key={view} href={hrefOf(view)} isCurrent={view === value}>
            {wordOf(view)} {count !== undefined && <Tag>{count}</Tag>}
          </Tab>
        );
      })}
    </Tabs>
  );
}
