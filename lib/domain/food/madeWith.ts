import type { Allergen } from '../product/types';
import { nameWords } from './words';

/**
 * Words for prepared foods and kinds of foods, by the allergens they imply even if no food of the table has that name:
 * choux contains egg, malt is barley. A hyphen joins a pair of words ("scotch-egg").
 */
const MADE_WITH: readonly (readonly [readonly Allergen[], string])[] = [
  [
    ['gluten'],
    `malt malted crust crusted panko crouton calzone focaccia ciabatta baguette sourdough rye spelt barley bran bagel pitta naan chapati
    roti paratha flatbread crispbread pretzel crumpet flapjack shortbread digestive wafer biscotti rusk matzo oatcake crumble streusel
    strudel filo phyllo kataifi wellington croute schnitzel escalope tempura katsu kiev milanese goujon gyoza wonton potsticker pelmeni
    vareniki pierogi samosa empanada ravioli tortellini tortelloni cannelloni agnolotti gnocchi lasagne linguine fettuccine tagliatelle penne
    rigatoni fusilli farfalle orzo vermicelli fregola udon ramen bulgur freekeh farro semolina seitan granola muesli horlicks ovaltine
    marmite vegemite stuffing stout lager ale beer kvass black-pudding
    ალაო პიცა ლავაში შოთი ბაგეტი ჩიაბატა ბურგერი ტემპურა შნიცელი ვონტონი პელმენი ვარენიკი ხინკალი რავიოლი ლაზანია სპაგეტი ატრია ვერმიშელი
    ჭვავი ქერი ბულგური კუსკუსი მანანა სეიტანი შტრუდელი კრუტონი ფენოვანი ლუდი`,
  ],
  [
    ['gluten', 'egg'],
    `sponge brownie blondie cupcake muffin madeleine ladyfinger savoiardi scotch-egg yorkshire-pudding ბრაუნი კაპკეიკი კექსი მაფინი`,
  ],
  [['gluten', 'milk'], `scone bechamel roux white-sauce semolina-pudding ბეშამელი ხაჭაპური`],
  [
    ['gluten', 'egg', 'milk'],
    `choux profiterole eclair croissant brioche danish tartlet clafoutis quiche panettone crepe blintz tiramisu cream-puff butter-pudding
    bread-pudding toffee-pudding ეკლერი პროფიტროლი კრუასანი ბრიოში კიში ტირამისუ`,
  ],
  [['gluten', 'nuts'], `baklava cantuccini ფახლავა ბაკლავა ჩურჩხელა churchkhela`],
  [['gluten', 'soy'], `soy-sauce teriyaki hoisin`],
  [
    ['egg'],
    `meringue pavlova aioli mayo mayonnaise omelette frittata macaroon souffle mousse yolk ომლეტი სუფლე აიოლი მაიონეზი მერინგა ბეზე`,
  ],
  [
    ['egg', 'milk'],
    `curd custard hollandaise bearnaise zabaglione sabayon carbonara eggnog advocaat creme-brulee კურდი`,
  ],
  [['egg', 'nuts'], `macaron amaretti frangipane`],
  [['egg', 'mustard'], `remoulade tartare`],
  [['egg', 'fish'], `caesar`],
  [
    ['milk'],
    `pudding ganache gelato lassi raita tzatziki labneh kefir latte cappuccino toffee caramel fudge butterscotch cheesecake gratin dauphinoise
    chowder alfredo mornay fondue ranch paneer ricotta mascarpone feta halloumi burrata ghee quark skyr whey casein pesto korma makhani
    baileys panna-cotta half-half პუდინგი კარამელი ირისი ჩიზქეიქი სულგუნი ნადუღი მაწონი ხაჭო ლატე`,
  ],
  [
    ['nuts'],
    `praline marzipan nougat gianduja noisette dukkah romesco baklava orgeat amaretto frangelico gozinaki satsivi pkhali bazhe
    პრალინე მარციპანი ნუგა გოზინაყი ბაჟე`,
  ],
  [['peanuts'], `satay სატე`],
  [
    ['soy'],
    `tofu tempeh edamame miso ponzu natto gochujang doenjang shoyu tamari okara yuba bean-curd ტოფუ მისო ედამამე ტემპე`,
  ],
  [['soy', 'gluten'], `pepper-paste bean-paste`],
  [
    ['sesame'],
    `tahini hummus halva halwa dukkah zaatar baba-ganoush baba-ghanoush gomasio furikake თაჰინი ჰუმუსი ჰალვა ქალვა`,
  ],
  [
    ['fish'],
    `dashi bonito kipper lox gravlax caviar roe taramasalata tapenade worcestershire surimi bottarga sprat eel monkfish turbot sole plaice
    bream whitebait barramundi gefilte bacalao brandade rollmop unagi nigiri nicoise puttanesca kedgeree worcester isinglass nam-pla nuoc-mam nuoc-cham pad-thai crab-stick seafood-stick კრაბი-ჩხირი კიბორჩხალა-ჩხირი ხიზილალა სტავრიდა ქაფშია ქარიყლაპია ჭანარი სუში`,
  ],
  [['crustaceans'], `bisque scampi langoustine crawfish belacan krill`],
  [
    ['molluscs'],
    `squid calamari octopus mussel scallop cockle whelk winkle cuttlefish abalone escargot conch კალმარი მიდია რვაფეხა სკალოპი`,
  ],
  [
    ['fish', 'crustaceans', 'molluscs'],
    `seafood frutti-mare ზღვა-პროდუქტი ზღვა-კოქტეილი ზღვა-ასორტი ზღვა-ნობათი`,
  ],
  [['celery'], `celeriac mirepoix soffritto`],
  [
    ['sulphites'],
    `wine port sherry marsala madeira vermouth prosecco champagne balsamic maraschino sangria candied-peel candied-fruit glace-cherry glace-fruit dried-fruit dried-apricot dried-apple dried-pear dried-peach dried-mango ღვინო`,
  ],
  [['mustard'], `dijon piccalilli vinaigrette`],
];

/** Allergens by word or pair of words, in the form of `nameWords`. */
export const ALLERGENS_OF_WORDS: ReadonlyMap<string, readonly Allergen[]> = MADE_WITH.reduce(
  (all, [allergens, text]) => {
    for (const word of text.split(/\s+/)) {
      const key = nameWords(word).join(' ');
      all.set(key, [...(all.get(key) ?? []), ...allergens]);
    }
    return all;
  },
  new Map<string, readonly Allergen[]>(),
);
