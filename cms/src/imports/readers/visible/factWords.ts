/** Words before the number of servings. */
export const YIELD = `
serves|serving|servings|number of servings|yield|yields|recipe yields|makes|this makes|recipe makes|portion|portions|number of portions|feeds|enough for|quantity|makes about
ულუფა|ულუფები|ულუფების რაოდენობა|ულუფების რაოდენობაა|პორცია|პორციები|პორციების რაოდენობა|რაოდენობა|გამოდის|გამოვა|გამოგივათ|გათვლილია|გამოსავალი|გამოსავლიანობა
порции|порций|порция|количество порций|кол-во порций|число порций|порций в рецепте|выход|выход блюда|персон|количество персон|количество|получается|получится|на сколько порций
порції|порцій|порція|кількість порцій|к-сть порцій|вихід|вихід страви|кількість|виходить|вийде|на скільки порцій
porsiyon|porsiyon sayısı|kaç kişilik|kişi sayısı|kişi|servis|kaç adet|kaç adet çıkar|miktar|adet|verim
porsiya|porsiya sayı|porsiyaların sayı|neçə nəfərlik|neçə nəfər|miqdar|miqdarı|çıxım|alınır
բաժին|բաժիններ|բաժինների քանակը|բաժինների թիվը|քանակ|քանակը|ստացվում է|ստացվում|ելք
portionen|anzahl portionen|anzahl der portionen|anzahl|personen|menge|ergibt|ergibt etwa|reicht für|ausreichend für
portions|nombre de portions|nombre de personnes|nombre de parts|nombre|personnes|parts|quantité|rendement|donne
porzioni|numero di porzioni|persone|dosi per|dosi|quantità|resa|rende
porciones|raciones|número de porciones|número de raciones|nº de raciones|personas|comensales|cantidad|rinde|rinde para|salen|rendimiento
porcje|porcji|liczba porcji|ilość porcji|ilość|porcja|wychodzi|liczba osób`;

/** Words before a number of people, and before much else too. */
export const FOR =
  'for|enough for|für|pour|per|para|dla|na|на|для|recette pour|rezept für|dosi per|ricetta per|receta para|przepis na|թե|համար';

/** Words for people who eat, and for portions. */
export const EATERS = `
serving|servings|people|persons|person|portion|portions|adults|guests|eaters
ულუფა|ულუფაზე|ულუფისთვის|ულუფად|პორცია|პორციაზე|პორციისთვის|ადამიანზე|ადამიანისთვის|ადამიანი|კაცზე|კაცისთვის|კაცი|პერსონაზე|პირზე|სტუმარზე
порция|порции|порций|порцию|персона|персоны|персон|человек|человека|людей|едоков
порція|порції|порцій|порцію|персона|персони|персон|осіб|особи|людей|людини|людину
kişilik|kişi|kişiye|porsiyon|kişilik porsiyon
nəfərlik|nəfər|nəfərə|porsiya|porsiyalıq|adamlıq
բաժին|բաժնի|անձ|անձի|մարդու|հոգու|հոգի|չափաբաժին
person|personen|portionen|portion|leute|esser|gäste
personne|personnes|portion|portions|convives|parts
persona|persone|porzione|porzioni|commensali
persona|personas|porción|porciones|ración|raciones|comensales
osoba|osoby|osób|porcja|porcje|porcji`;

/** Words before the total time. */
export const TOTAL = `
total|total time|in total|ready in|overall time
საერთო დრო|სულ|სულ დრო|ჯამური დრო|მთლიანი დრო
общее время|общее время приготовления|всего|итого|общее
загальний час|загальний час приготування|усього|всього
toplam süre|toplam|toplam zaman
ümumi vaxt|ümumi müddət|cəmi
ընդհանուր ժամանակ|ընդհանուր ժամանակը|ընդամենը
gesamtzeit|gesamt|insgesamt|gesamtdauer
temps total|durée totale|total
tempo totale|totale|durata totale
tiempo total|total|duración total
czas całkowity|całkowity czas|łączny czas|łącznie|razem`;

/** Words before the preparation time. */
export const PREP = `
prep|prep time|preparation|preparation time|active|active time|hands-on|hands-on time|work time
მომზადება|მოსამზადებელი დრო|წინასწარი მომზადება|მოსამზადებლად|მოსამზადებელი|მოსამზადებელი სამუშაო|მომზადების დრო|დამუშავება
подготовка|время подготовки|подготовительное время|на подготовку|активное время
підготовка|час підготовки|на підготовку|активний час
hazırlama|hazırlama süresi|hazırlık|hazırlık süresi|hazırlanma süresi
hazırlıq|hazırlıq vaxtı|hazırlıq müddəti
նախապատրաստում|նախապատրաստման ժամանակը|նախապատրաստման ժամանակ
vorbereitung|vorbereitungszeit|arbeitszeit|zubereitung|arbeit
préparation|temps de préparation|prép|prépa
preparazione|tempo di preparazione|tempi di preparazione|prep
preparación|tiempo de preparación|elaboración
przygotowanie|czas przygotowania|przygotowania`;

/** Words before the cooking or baking time. */
export const COOK = `
cook|cook time|cooking|cooking time|bake|bake time|baking|baking time|roasting time|simmer|fry time
თერმული დამუშავება|ხარშვა|ხარშვის დრო|ცხობა|ცხობის დრო|გამოცხობა|გამოცხობის დრო|გამოცხობის ხანგრძლივობა|შეწვა|ღუმელში|თერმული დამუშავების დრო|ხარშვა ან ცხობა
варка|выпечка|время варки|время выпечки|время готовки|готовка|запекание|жарка|тушение|термообработка|термическая обработка|в духовке
варіння|випікання|час варіння|час випікання|запікання|термообробка|смаження
pişirme|pişirme süresi|pişme süresi|pişme|fırın
bişirmə|bişmə|bişirmə müddəti|bişmə müddəti|bişirmə vaxtı|bişirilmə müddəti
եփում|եփելու ժամանակը|եփման ժամանակը|թխում|թխելու ժամանակը|թխման ժամանակը
kochzeit|backzeit|garzeit|kochen|backen|koch-/backzeit|koch- und backzeit|bratzeit|schmorzeit|im ofen
cuisson|temps de cuisson
cottura|tempo di cottura|tempi di cottura
cocción|tiempo de cocción|horneado|tiempo de horneado|cocinado
gotowanie|pieczenie|czas gotowania|czas pieczenia|smażenie`;

/** Words before a time of unspecified kind. */
export const TIME = `
time|time needed|takes|duration|cooks in|done in|time to cook
დრო|მომზადების ხანგრძლივობა|ხანგრძლივობა|დასჭირდება|სჭირდება|მზადდება
время|время приготовления|готовится|уйдет|уйдёт|понадобится времени|готовить|длительность
час|час приготування|тривалість|готується|готувати
süre|süresi|zaman|pişirme ve hazırlama süresi
müddət|müddəti|vaxt|hazırlanma müddəti|hazırlanma vaxtı|hazırlama müddəti
ժամանակ|ժամանակը|պատրաստման ժամանակը|պատրաստման ժամանակ|տևողություն|տևողությունը
dauer|zeit|zeitaufwand|zubereitungszeit|fertig in
durée|temps|prêt en|temps de réalisation
tempo|durata|tempo necessario|pronto in|tempi
tiempo|duración|tiempo de elaboración|listo en
czas|czas wykonania|czas trwania|gotowe w`;
/** Words before a time of waiting, which is ignored. */
export const REST =
  'rest|rest time|resting time|chill|chill time|chilling time|marinating time|rising time|soaking time|cooling time|ruhezeit|kühlzeit|wartezeit|gehzeit|repos|temps de repos|riposo|tempo di riposo|reposo|tiempo de reposo|odpoczynek|chłodzenie|время отдыха|отдых|dinlenme süresi|dinlenme|დასვენება|დაყოვნება';
