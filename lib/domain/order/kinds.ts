import { foldedWords, stemOf } from '../search/fold';

/** Names of foods that substitute for one another in a kitchen, one line per kind, in both languages. */
const KINDS = [
  'lemon lime orange mandarin tangerine clementine grapefruit pomelo ლიმონი ლაიმი ფორთოხალი მანდარინი კლემენტინი გრეიფრუტი პომელო',
  'apple pear quince ვაშლი მსხალი კომში',
  'peach peaches nectarine apricot plum cherry cherries ატამი ნექტარინი გარგარი ქლიავი ბალი ალუბალი',
  'strawberry strawberries raspberry raspberries blackberry blackberries blueberry blueberries currant gooseberry gooseberries მარწყვი ჟოლო მაყვალი მოცვი მოცხარი ხურტკმელი',
  'melon watermelon ნესვი საზამთრო',
  'onion leek shallot scallion chive ხახვი პრასი შალოტი',
  'cabbage broccoli cauliflower kohlrabi კომბოსტო ბროკოლი კოლრაბი',
  'lettuce rocket arugula romaine სალათა რუკოლა',
  'parsley coriander dill celery tarragon basil ოხრახუში ქინძი კამა ნიახური ტარხუნა რეჰანი',
].map((names) => new Set(foldedWords(names).map((word) => stemOf(word))));

/** Returns the indexes of the kinds that match a name's stems; empty for most foods. */
export const kindsOf = (stems: ReadonlySet<string>): readonly number[] =>
  KINDS.flatMap((kind, nth) => ([...stems].some((stem) => kind.has(stem)) ? [nth] : []));
