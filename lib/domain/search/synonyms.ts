/**
 * Synonyms for food search. Each pair works both ways and is not transitive. Georgian words use Georgian letters (a
 * Latin word here is an English one: "pasta" is not „პასტა“, paste); words that differ by an ending or by one letter
 * need no pair.
 */
// prettier-ignore
export const SYNONYMS: readonly (readonly [string, string])[] = [
  // vegetables
  ['eggplant', 'aubergine'], ['brinjal', 'aubergine'], ['zucchini', 'courgette'], ['cilantro', 'coriander'],
  ['chinese parsley', 'coriander'], ['scallion', 'spring onion'], ['green onion', 'spring onion'], ['rutabaga', 'swede'],
  ['arugula', 'rocket'], ['rucola', 'rocket'], ['beet', 'beetroot'], ['bell pepper', 'sweet pepper'],
  ['capsicum', 'sweet pepper'], ['chile', 'chilli'], ['hot pepper', 'chilli'], ['cayenne', 'chilli'],
  ['red pepper flakes', 'chilli flakes'], ['endive', 'chicory'], ['romaine', 'lettuce'], ['salad leaves', 'lettuce'],
  ['maize', 'corn'], ['champignon', 'mushroom'], ['button mushroom', 'mushroom'], ['gherkin', 'pickled cucumbers'],
  ['pickles', 'pickled cucumbers'], ['spud', 'potato'], ['garden radish', 'radish'], ['celeriac', 'celery root'],
  ['chard', 'silverbeet'], ['okra', 'bamia'],
  // pulses, nuts, dried fruit
  ['garbanzo', 'chickpea'], ['chana', 'chickpea'], ['kidney beans', 'red beans'], ['navy beans', 'white beans'],
  ['haricot beans', 'white beans'], ['cannellini', 'white beans'], ['string beans', 'green beans'],
  ['french beans', 'green beans'], ['fava beans', 'broad beans'], ['lima beans', 'butter beans'],
  ['groundnut', 'peanut'], ['filbert', 'hazelnut'], ['cobnut', 'hazelnut'], ['sesame paste', 'tahini'],
  ['dried plums', 'prunes'], ['sultana', 'raisin'],
  // grain, flour, pasta
  ['pasta', 'spaghetti'], ['pasta', 'macaroni'], ['pasta', 'vermicelli'], ['pasta', 'noodle'], ['pasta', 'penne'],
  ['pasta', 'lasagne'], ['pasta', 'tagliatelle'], ['pasta', 'fusilli'], ['noodle', 'vermicelli'], ['pasta', 'მაკარონი'],
  ['pasta', 'სპაგეტი'], ['oatmeal', 'rolled oats'], ['oat flakes', 'rolled oats'], ['oatmeal', 'oat porridge'],
  ['kasha', 'buckwheat'], ['cornmeal', 'corn flour'], ['polenta', 'corn grits'], ['cornstarch', 'cornflour'],
  ['plain flour', 'wheat flour'], ['all purpose flour', 'wheat flour'], ['wholemeal', 'whole wheat'],
  ['cream of wheat', 'semolina'], ['self rising flour', 'self raising flour'], ['flatbread', 'lavash'],
  ['georgian bread', 'შოთის პური'],
  // dairy and eggs
  ['cottage cheese', 'curd cheese'], ['farmer cheese', 'curd cheese'], ['quark', 'curd cheese'], ['tvorog', 'curd cheese'],
  ['smetana', 'sour cream'], ['creme fraiche', 'sour cream'], ['yogurt', 'მაწონი'],
  ['clarified butter', 'ghee'], ['heavy cream', 'double cream'], ['smoked cheese', 'smoked sulguni'],
  ['ricotta', 'ნადუღი'], ['omelet', 'omelette'], ['scrambled eggs', 'omelette'],
  // meat and fish
  ['ground beef', 'beef mince'], ['minced beef', 'beef mince'], ['ground pork', 'pork mince'],
  ['minced pork', 'pork mince'], ['ground meat', 'mince'], ['mutton', 'lamb'], ['drumstick', 'chicken legs'],
  ['chicken fillet', 'chicken breast'], ['hot dog', 'frankfurter'], ['wiener', 'frankfurter'], ['gammon', 'ham'],
  ['bologna sausage', 'boiled sausage'], ['shrimp', 'prawn'], ['calamari', 'squid'],
  // herbs, spices, sauces, sweet things
  ['estragon', 'tarragon'], ['jeera', 'cumin'], ['laurel', 'bay leaf'], ['georgian saffron', 'marigold'],
  ['utskho suneli', 'blue fenugreek'], ['tomato puree', 'tomato paste'], ['tomato concentrate', 'tomato paste'],
  ['plum sauce', 'ტყემალი'], ['mayo', 'mayonnaise'], ['catsup', 'ketchup'],
  ['bicarbonate of soda', 'baking soda'], ['powdered sugar', 'icing sugar'], ['confectioners sugar', 'icing sugar'],
  ['superfine sugar', 'caster sugar'], ['molasses', 'treacle'], ['bittersweet chocolate', 'dark chocolate'],
  ['tangerine', 'mandarin'], ['clementine', 'mandarin'], ['kaki', 'persimmon'], ['cookie', 'biscuit'],
  ['sparkling water', 'mineral water'], ['gelato', 'ice cream'],
  // dishes
  ['cheese bread', 'ხაჭაპური'], ['cheese pie', 'ხაჭაპური'], ['cheese boat', 'აჭარული ხაჭაპური'], ['bean bread', 'ლობიანი'],
  ['bean pie', 'ლობიანი'], ['bean stew', 'ლობიო'], ['dumpling', 'ხინკალი'], ['stuffed cabbage', 'cabbage tolma'],
  ['cabbage rolls', 'cabbage tolma'], ['dolma', 'ტოლმა'], ['sarma', 'ტოლმა'], ['chicken stew', 'ჩახოხბილი'],
  ['garlic chicken', 'შქმერული'], ['walnut sauce', 'საცივი'], ['cornbread', 'მჭადი'], ['corn bread', 'მჭადი'],
  ['ratatouille', 'აჯაფსანდალი'], ['vegetable stew', 'აჯაფსანდალი'], ['grape pudding', 'ფელამუში'], ['barbecue', 'მწვადი'],
  ['shashlik', 'მწვადი'], ['apple cake', 'sharlotka'], ['apple pie', 'sharlotka'], ['beetroot soup', 'borscht'],
  ['crepe', 'pancake'], ['blini', 'pancake'], ['syrniki', 'curd cheese pancakes'], ['cutlet', 'meat patties'],
  ['houmous', 'hummus'], ['mashed potatoes', 'potato puree'],
  // Georgian: market names and cookbook names
  ['სელდერი', 'ნიახური'], ['პეტრუშკა', 'ოხრახუში'], ['უკროპი', 'კამა'], ['ბაზილიკი', 'რეჰანი'],
  ['ესტრაგონი', 'ტარხუნა'], ['პატრიჯანი', 'ბადრიჯანი'], ['პამიდორი', 'პომიდორი'], ['კარტოშკა', 'კარტოფილი'], ['კიტრი', 'ხიარი'],
  ['ცუკინი', 'ყაბაყი'], ['კაბაჩოკი', 'ყაბაყი'], ['სვეკლა', 'ჭარხალი'], ['ტკბილი წიწაკა', 'ბულგარული წიწაკა'],
  ['ჩილი', 'ცხარე წიწაკა'], ['ხახვის ფოჩი', 'მწვანე ხახვი'], ['შამპინიონი', 'ქამა სოკო'], ['კვახი', 'გოგრა'],
  ['სალათა', 'სალათის ფურცელი'], ['ყვავილოვანი', 'ცვეტნოი'], ['ნუტი', 'მუხუდო'], ['ჩეჩევიცა', 'ოსპი'],
  ['გრეჩიხა', 'წიწიბურა'], ['ჰერკულესი', 'შვრიის ფანტელი'], ['ღომი', 'ღომის ღერღილი'],
  ['ატრია', 'ვერმიშელი'], ['პასტა', 'მაკარონი'], ['პასტა', 'სპაგეტი'], ['ჭადის ფქვილი', 'სიმინდის ფქვილი'],
  ['ჭადი', 'მჭადი'], ['ტვოროგი', 'ხაჭო'], ['სმეტანა', 'არაჟანი'], ['იოგურტი', 'მაწონი'], ['ნადნობი კარაქი', 'ერბო'],
  ['ძროხის ხორცი', 'საქონლის ხორცი'], ['ცხვრის ხორცი', 'ბატკნის ხორცი'], ['დაკეპილი ხორცი', 'ფარში'], ['კოლბასი', 'ძეხვი'],
  ['ვეტჩინა', 'ლორი'], ['სიომგა', 'ორაგული'], ['სალმონი', 'ორაგული'], ['ფორელი', 'კალმახი'], ['ტუნა', 'თინუსი'],
  ['მაკრელი', 'სკუმბრია'], ['კაკალი', 'ნიგოზი'], ['ფუნდუკი', 'თხილი'], ['არაქისი', 'მიწისთხილი'],
  ['მიწის თხილი', 'მიწისთხილი'], ['ოლივის ზეთი', 'ზეითუნის ზეთი'], ['ოლივი', 'ზეთისხილი'], ['ჩერნოსლივი', 'შავი ქლიავის ჩირი'],
  ['ჭერამი', 'გარგარი'], ['აპელსინი', 'ფორთოხალი'], ['კარალიოკი', 'ხურმა'], ['სულუმბო', 'უცხო სუნელი'],
  ['იმერული ზაფრანა', 'ყვითელი ყვავილი'], ['კუმინი', 'ძირა'], ['კორიცა', 'დარიჩინი'], ['დაფნა', 'დაფნის ფოთოლი'],
  ['გორჩიცა', 'მდოგვი'], ['ტომატის საწებელი', 'კეტჩუპი'], ['დროჟი', 'საფუარი'], ['მაროჟნი', 'ნაყინი'], ['სუპი', 'წვნიანი'],
  ['შეჭამანდი', 'წვნიანი'], ['ერბოკვერცხი', 'ომლეტი'], ['ოლადი', 'ბლინი'], ['ხაჭოს ბლინი', 'სირნიკი'],
  ['კოტლეტი', 'კატლეტი'], ['დოლმა', 'ტოლმა'], ['შაშლიკი', 'მწვადი'], ['თათარა', 'ფელამუში'], ['თონის პური', 'შოთის პური'],
  ['ყველიანი პური', 'ხაჭაპური'], ['კაშა', 'ფაფა'],
];

/** Markers of dishes, by the words that people search for. */
export const MARK_WORDS: Readonly<Record<string, readonly string[]>> = {
  Vegan: ['vegan', 'plant based', 'ვეგანური'],
  Vegetarian: ['vegetarian', 'veggie', 'meatless', 'ვეგეტარიანული', 'უხორცო'],
  'Gluten Free': ['gluten free', 'glutenfree', 'უგლუტენო'],
  'Dairy-Free': ['dairy free', 'lactose free', 'ურძეო', 'რძის გარეშე'],
  fasting: ['fasting', 'lenten', 'სამარხვო'],
  Breakfast: ['breakfast', 'საუზმე'],
  Lunch: ['lunch', 'სადილი'],
  Dinner: ['dinner', 'supper', 'ვახშამი'],
  Snack: ['snack', 'წასახემსებელი'],
  Dessert: ['dessert', 'sweets', 'დესერტი', 'ტკბილეული'],
};
