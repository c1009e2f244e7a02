import type { DishType } from '../types';

/** Meals at which a sort of dish is usually eaten. */
export const MEALS_OF = {
  breakfast: ['Breakfast'],
  morning: ['Breakfast', 'Snack'],
  main: ['Lunch', 'Dinner'],
  light: ['Lunch', 'Snack'],
  snack: ['Snack'],
  dessert: ['Dessert'],
  /** Desserts if sweet, main meals otherwise, decided by the ingredients. */
  either: [],
} as const satisfies Record<string, readonly DishType[]>;
export type Sort = keyof typeof MEALS_OF;

// blanks separate phrases, an underscore joins the words of one
/** Words for courses, as used by apps and websites. */
export const COURSES: Partial<Record<Sort, string>> = {
  main: `main mains entree entrees side sides side_dish garnish accompaniment first second soup soups salad salads
    ცხელი მთავარი მთავარი_კერძი ძირითადი_კერძი მეორე_კერძი პირველი_კერძი წვნიანი სუპი სალათი გარნირი
    Hauptgericht Hauptspeise Beilage Suppe Salat plat_principal accompagnement soupe salade primi secondi contorni primo_piatto
    secondo_piatto zuppa insalata plato_principal guarnición sopa ensalada основное вторые_блюда второе первые_блюда первое супы
    суп салаты салат гарнир гарниры danie_główne zupa zupy ana_yemek çorba çorbalar salata`,
  snack: `appetizer appetiser starter starters hors_d_oeuvre antipasto antipasti tapas meze drink drinks beverage beverages cocktail
    cocktails sauce sauces dip dips condiment condiments preserves jam bread breads
    საუზმეული ცივი_კერძი სტარტერი სასმელი სასმელები კოქტეილი სოუსი სოუსები საწებელი მურაბა პური ცომეული
    Vorspeise Getränk Getränke Soße entrée entrées apéritif boisson boissons bevande bebida bebidas aperitivo закуски закуска
    напитки напиток соусы соус przystawki napoje sosy içecek`,
  dessert: `cake cakes cookie cookies pastry pastries candy ice_cream pudding puddings sweet_treats
    ნამცხვარი ტორტი ტკბილი ნაყინი Kuchen Torte Gebäck Plätzchen gâteau gâteaux torte pasteles выпечка_сладкая торты десертный ciasta`,
};

/** Heads of recipe names by sort. Most English and Georgian names end with the head ("lentil soup"). */
export const HEADS: Readonly<Record<Sort, string>> = {
  breakfast: `breakfast brunch porridge oatmeal oats muesli granola kasha congee omelette omelet frittata shakshuka scramble chirbuli
    pancake crepe waffle blini syrniki french_toast hash_brown bagel parfait yogurt yoghurt matsoni scrambled_egg fried_egg
    boiled_egg poached_egg eggs eggs_benedict cereal
    საუზმე ფაფა შვრია მიუსლი გრანოლა ომლეტი ერბოკვერცხი ჩირბული შაქშუკა ბლინი ბლინჩიკი სირნიკი პანკეიკი ვაფლი მაწონი იოგურტი კვერცხი
    каша омлет яичница сырники блины блинчики оладьи запеканка Rührei Pfannkuchen Müsli Haferbrei tortitas menemen`,
  morning: `smoothie smoothie_bowl mchadi სმუზი მჭადი смузи`,
  main: `soup borscht borsch broth chowder kharcho chikhirtma bozbashi solyanka gazpacho minestrone ramen pho bouillon okroshka bisque
    stew goulash ragout ragu curry chili chilli tagine casserole lobio chakhokhbili chashushuli chakapuli ostri ajapsandali satsivi
    tolma dolma ojakhuri shkmeruli elarji ghomi shilaplavi vinegret ratatouille stroganoff paprikash cassoulet jambalaya gumbo salad slaw coleslaw tabbouleh
    khachapuri lobiani kubdari achma pizza quiche burek gratin khinkali ravioli pelmeni vareniki gnocchi
    pasta spaghetti macaroni noodle lasagne lasagna penne linguine fettuccine carbonara bolognese orzo pilaf plov risotto paella
    biryani fried_rice patty meatball cutlet kofta kebab mtsvadi barbecue skewer steak schnitzel burger taco burrito enchilada
    fajita quesadilla stir_fry roast meatloaf rib chop drumstick wing thigh breast fillet chicken beef pork lamb turkey duck veal
    fish salmon trout mackerel cod tuna shrimp prawn mussel squid sausage bean lentil chickpea falafel tofu potato mash fries rice risotto
    dal dahl bowl goulash moussaka couscous polenta hotpot bake traybake pot_pie shepherd_s_pie cottage_pie fish_pie
    fish_cake crab_cake potato_cake potato_pancake latke yorkshire_pudding black_pudding aubergine eggplant vegetable mushroom cabbage cauliflower broccoli pumpkin squash zucchini courgette buckwheat quinoa bulgur
    სუპი წვნიანი ბორში ხარჩო ჩიხირთმა ბოზბაში სოლიანკა შეჭამანდი ბულიონი ოკროშკა ჩაშუშული გულაში რაგუ ლობიო ჩახოხბილი ჩაქაფული
    ოსტრი აჯაფსანდალი საცივი ტოლმა ოჯახური შქმერული ელარჯი ღომი ბაჟე სალათი სალათა ვინეგრეტი ტაბულე ხაჭაპური ლობიანი კუბდარი აჩმა პიცა
    ფხლოვანა ხინკალი პელმენი ვარენიკი მაკარონი სპაგეტი ლაზანია პასტა ატრია ფლავი რიზოტო პაელია შილაფლავი კატლეტი გუფთა აბხაზურა
    კუპატი მწვადი ქაბაბი სტეიკი ბურგერი შაურმა ქათამი საქონელი ღორი ბატკანი ინდაური იხვი თევზი კალმახი ორაგული სკუმბრია კრევეტი სოსისი
    ოსპი მუხუდო კარტოფილი პიურე ბრინჯი წიწიბურა სოკო კომბოსტო ბოსტნეული
    суп борщ щи солянка окрошка уха рассольник плов салат винегрет котлеты гуляш рагу пельмени вареники жаркое шашлык макароны паста пицца
    харчо хинкали хачапури курица рыба Suppe Eintopf Gulasch Auflauf Salat Schnitzel soupe velouté ratatouille gratin zuppa insalata
    sopa ensalada lentejas çorba çorbası kebap zupa żurek pierogi`,
  light: `sandwich wrap toast panini shawarma pita sub სენდვიჩი ტოსტი бутерброд сэндвич Brot`,
  snack: `dip hummus guacamole salsa pesto sauce dressing marinade chutney relish pickle jam jelly marmalade spread syrup seasoning
    adjika tkemali pkhali bruschetta canape nacho chip crisp cracker popcorn bite energy_ball energy_bar granola_bar bar nut
    deviled_egg protein_ball bliss_ball rice_cake spring_roll bread focaccia baguette bun dinner_roll flatbread tortilla cornbread puri
    drink shake milkshake juice lemonade tea coffee latte cocoa hot_chocolate cocktail punch mocktail kombucha kompot
    ჰუმუსი გუაკამოლე სოუსი საწებელი აჯიკა ტყემალი ფხალი მურაბა ჯემი ჩიფსი ორცხობილა კრეკერი მწნილი ჯონჯოლი პური ფოკაჩა ლავაში
    სასმელი კოქტეილი წვენი ლიმონათი ჩაი ყავა კომპოტი კაკაო
    варенье соус хлеб компот напиток чай кофе морс Konfitüre Gelee confiture confettura mermelada`,
  dessert: `dessert cake cookie biscuit brownie blondie pudding cheesecake cupcake tiramisu baklava mousse panna_cotta creme_brulee
    custard ice_cream gelato sorbet popsicle fudge truffle caramel candy brittle meringue pavlova macaron macaroon eclair profiterole
    donut doughnut cobbler crumble strudel sharlotka pelamushi churchkhela gozinaki trifle shortbread gingerbread cinnamon_roll
    fruit_salad apple_pie cherry_pie pumpkin_pie pecan_pie key_lime_pie banana_bread halva lokum kada nazuki
    დესერტი ნამცხვარი ტორტი ფელამუში შარლოტკა კექსი პუდინგი ნაყინი ჩიზქეიქი ბრაუნი ტირამისუ ბაქლავა ფახლავა მუსი გოზინაყი ჩურჩხელა
    ჰალვა ქადა ნაზუქი ეკლერი კრემი სორბეტი ქუქი
    торт пирожное печенье кекс шарлотка медовик мороженое Kuchen Torte Plätzchen gâteau madeleine clafoutis torta cantucci crostata
    bizcocho flan revani sernik medivnyk медівник`,
  either: `pie tart tarte galette muffin roll dumpling fritter scone puff turnover strata empanada ღვეზელი ტარტი მაფინი რულეტი пирог
    пирожки рулет ciasto`,
};

/** Ingredients that, without a known head, indicate a drink, a sweet dish or a savoury one. */
export const MIXED = `vodka rum gin tequila whisky whiskey vermouth prosecco liqueur soda_water tonic_water ice_cube არაყი რომი ჯინი лед водка ром`;
export const BAKED = `flour egg butter cream ფქვილი კვერცხი კარაქი ნაღები мука яйцо масло`;
export const SWEET = `sugar honey chocolate cocoa syrup jam caramel vanilla icing molasses nutella condensed_milk marshmallow შაქარი თაფლი
  შოკოლადი კაკაო სიროფი მურაბა ვანილი ვანილინი კარამელი сахар мед шоколад какао ваниль ванилин сгущенка Zucker Honig Schokolade sucre
  miel zucchero azúcar cukier şeker`;
export const SAVOURY = `onion garlic shallot leek chicken beef pork lamb veal turkey duck bacon ham sausage mince meat fish salmon tuna
  trout cod shrimp prawn anchovy tofu tempeh potato tomato cabbage mushroom cauliflower broccoli spinach aubergine eggplant zucchini
  courgette celery cucumber lentil chickpea bean pasta spaghetti macaroni noodle stock broth soy mustard mayonnaise cumin coriander
  thyme rosemary oregano parsley dill tarragon paprika chili chilli olive capers feta mozzarella parmesan cheddar sulguni adjika
  ხახვი ნიორი პრასი ქათამი საქონელი ღორი ბატკანი ინდაური ხორცი ფარში ბეკონი ლორი სოსისი თევზი ორაგული კალმახი კარტოფილი პომიდორი
  კომბოსტო სოკო ისპანახი ბადრიჯანი ყაბაყი ნიახური კიტრი ოსპი მუხუდო ლობიო მაკარონი ბულიონი მდოგვი მაიონეზი ქინძი ოხრახუში კამა
  ტარხუნა პაპრიკა წიწაკა ზეთისხილი ყველი სულგუნი აჯიკა უცხოსუნელი лук чеснок курица говядина свинина баранина мясо фарш рыба
  картофель помидоры капуста грибы бульон укроп петрушка Zwiebel Knoblauch oignon ail cipolla aglio cebolla ajo`;
