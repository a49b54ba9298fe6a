/**
 * Everyday words by language. If a typo would make one of these from another word, the learner probably typed that word
 * because they did not know the right one. Written by us from common knowledge of each language, no list copied.
 */
export interface KnownWords {
  /** Number words, also as parts of longer ones. */
  numbers: string;
  /** Weekdays and months. */
  calendar: string;
  /** Articles, prepositions and other function words. */
  particles: string;
  /** Words that learners confuse, and everyday words that differ by a letter or two. */
  confused: string;
  /** Prefixes that make another word: negations first, then the rest. */
  prefixes: string;
  /** Beginnings that only look like such a prefix: ввічливий has no word without its first letter. */
  roots: string;
}

type Words = Partial<KnownWords>;

const en: Words = {
  numbers:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion and first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth thousandth",
  calendar:
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december",
  particles:
    "the a an of in on at by for from to into onto with without within under over above about after before behind below beneath beside between beyond down during inside near off out outside through toward towards until upon across against along among around either neither ever never none nothing nowhere anything anywhere",
  confused:
    "zest west yip zip zoo woo zed wed apart maybe everyday nobody sometimes already altogether storey lose loose quite quiet there their three tree desert dessert than then form angel angle affect effect breath breathe bath bathe cloth clothes clothe weather whether principal principle stationary stationery advice advise device devise price prize though through thought tough where were whose house horse mouse accept except expect adapt adopt later latter moral morale personal personnel costume custom county country message massage diary dairy trail trial board broad bread beard sweet sweat marry merry sensible sensitive lightning lightening austria australia slovakia slovenia employer employee trainer trainee interviewer interviewee chair chain cheap sheep shape chips ships heart heard hurt earth steal steel stale plane plate place palace peace piece pieces people purple couch coach cough catch watch match march white write while whole world word would could should shout short shirt skirt start smart stare store story stone phone honey money monkey donkey kitchen chicken mother brother bother father farther further feather leather letter lighter better bitter butter battle bottle button cotton summer dinner sinner winner winter waiter water wander wonder woman women human table cable fable right light night might sight fight flight fright bright tight eight weight height hungry angry police policy polite pilot politics live leave life knife wife drive drink think thing thank blanket black block clock click brick trick train brain grain drain rain plain plant planet paint point print spring string strong wrong among young tongue towel tower power flower flour floor lower shower slower hotel hostel hospital medal metal mental model modern mirror minor pocket packet rocket jacket ticket cricket basket bucket market marker maker baker banker dancer danger cancer answer sister mister master monster minister singer finger ginger hunger hanger teacher preacher reader leader ladder spider rider cider wider older elder order border boarder recent decent resent present prevent percent pencil penguin carrot parrot castle cattle little kettle settle title single simple sample example temple purpose propose suppose oppose expose explore explode export import inside insight beside besides sunny funny penny bunny berry cherry sherry ferry carry curry hurry sorry worry lorry glory conservation conversation preservation presentation reputation repetition extensive expensive considerable understand graceful grateful proscription prescription prospective perspective prosecute persecute apposite opposite ingenuous ingenious compliment complement currant current envelope envelop humane incidents incidence previous precious realty reality sacred scared scare scarf slightly special statute statue status vocation vacation voracity veracity worst worse chose choose crease cease friction fiction mayor major manger manager modal mature nature peasant pleasant season reason warming warning weeding wedding widow window waiting writing laughter daughter slaughter reaching teaching physicist physician electricity electrician deployment employment deportment department intention attention invention convention infection inspection injection protection projection production reduction construction instruction section connection collection correction affection dedication education station solution resolution revolution omission mission processor professor messenger passenger astrology astronomy thirsty allusion illusion born borne breach breech canvas canvass climactic climatic deprecate depreciate discreet discrete economic economical exhausting exhaustive fewer newer fever founder flounder hangar imply simply inhabit inhibit interment internment loath loathe marital martial mediate meditate ordinance ordnance perpetrate perpetuate prescribe proscribe practical practicable summery temporal temporary tortuous torturous urban urbane venal venial continuous continual alley valley volley value valve breed bride bribe brush blush carton cartoon clear clean crash crush cash trash crown crowd crow curse course drift draft dying dyeing expand expend flash flesh follow fellow hollow yellow globe glove love grape grade grave gravel grass glass greed green guess guest handle candle invent invest island inland bladder saddle paddle lawyer layer liver river lover lunch launch noise nose poise orange range parent patent patient path patch pause cause peach beach poison prison pound pond prayer player pursue purse racket raise rise rough touch torch sailor tailor saucer scale scene scent shade shake shark sharp shave share shelf shell shore slice slide slim slime smell spell spoil spool spoon spade space stall stamp stump steam stream team sticky stool tool storm stove strike stroke stripe strip suit suite swallow shallow swamp swear switch tail taste waste paste tease thick thief chief thread threat throat treat thumb thump toast roast track truck tunnel funnel vanish varnish violet violent wheel heel whisk whisky whistle thistle writer yield field never ever star plan thin sprint teach study stud fairy fair bell belly blood bloody brow brown char chart cover covert first fist gravy grow growl",
  prefixes: "un in im ir il dis non mis a an anti re pre de ex en under over out inter intra hyper hypo",
};

const de: Words = {
  numbers:
    "null ein eins eine zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf sech sieb dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend million millionen und te ten ter tes ste sten ster stes erste dritte siebte achte",
  calendar:
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar jänner februar märz april mai juni juli august september oktober november dezember",
  particles:
    "der die das den dem des ein eine einen einem einer eines ab an am ans auf aus bei beim bis durch für gegen hinter in im ins mit nach neben ohne über seit trotz um unter von vom vor während wegen zu zum zur zwischen außer gegenüber kein keine keinen keinem keiner mein meine meinen dein deine deinen sein seine seinen ihr ihre ihren unser unsere euer eure jemand jemanden jemandem jemandes mich mir dich dir ihn ihm sich dieser diese dieses jener jene jenes welcher welche welches jeder jede jedes nirgends irgends nirgendwo irgendwo irgendwer irgendwas irgendwie niemals jemals niemand jemand",
  confused:
    "welt zelt schmücken schmecken weile zeile weit zeit wucht zucht wecke zecke wink zink kirche kirsche küche kuchen stadt staat statt vetter vater wetter mutter butter futter tasche tasse flasche masche nummer hummer kummer sommer hammer kammer jammer lieben leben loben geben heben weben kleben beben legen liegen lügen fliegen biegen siegen wiegen raufen saufen taufen fahren führen fühlen füllen fallen fehlen fällen bitten bieten beten betten können kennen sehen gehen stehen drehen wissen wischen küssen müssen lernen lehren leeren rufen reisen reißen reizen heiß weiß seid seite seife gesicht gericht gedicht gewicht geschichte gesundheit wohnen sohnen zeigen steigen schweigen schreiben schreien bleiben treiben reiben streiten schreiten reiten leiten feiern feuern teuer steuer feuer mauer bauer dauer sauer trauer traube taube haube schraube sonne tonne wonne nonne sonde runde kunde stunde wunde rinde kinder rinder binder finden binden winden sinken trinken winken hinken danken denken lenken schenken schinken schrank schlank schlange schlinge zange wange stange lange länge menge enge engel angel hängen fangen singen springen bringen dringen ringen rechnen regnen reichen riechen kriechen brechen sprechen stechen suchen buchen kochen lochen tochter nichte nacht wacht acht recht schlecht leicht licht nicht nichts dicht pflicht frucht furcht flucht sucht lachen machen wachen krachen sachen tanzen pflanzen ganze tante tinte ernte rente ente seele seile säule schule stühle mühle kühle hose dose rose lose nase vase hase phase blase straße tafel gabel kabel nabel fabel nebel hebel möbel zwiebel ziel spiel stiel spielen zielen spülen wählen zählen quälen mahlen malen zahlen strahlen werfen werden werben sterben erben erde pferd pferde herd herde bunt hund mund mond hand wand sand band land rand österreich australien slowakei slowenien arbeiter arbeite bruder bürger bügel flügel hügel kugel vogel nagel hagel regel segel ärmel himmel hammel löffel öffnen kellner keller teller zettel sessel kessel schüssel schlüssel feindschaft freundschaft landschaft mannschaft leidenschaft eigenschaft flüssigkeit rechnung erkältung erklärung erholung empfindung erfindung bedienung bedingung bewegung beratung belichtung beleuchtung darstellung vorstellung vernetzung verletzung vergütung vermutung satzung sitzung sendung linderung lieferung änderung wanderung schmierig schwierig feindlich freundlich mündlich westlich köstlich östlich schwingen schneien schneiden schießen schließen schlafen schlagen schwimmen schmecken schicken schrumpfen schimpfen streicheln streichen streiken stehlen stellen stammeln sammeln tauchen rauchen träumen räumen rasieren verlaufen verkaufen verlieben verlieren verpassen verlassen vergeben verstecken verstehen verstärken verdünnen verdienen vermeiden vermieten vermessen vermissen verschwenden verschwinden verwandeln verwenden verändern verhindern verbinden verbieten besinnen beginnen beklommen bekommen bestehlen bestellen besuchen ernennen erkennen erweichen erreichen entgehen umfangen gestehen schreiber schneider schreiner verkäufer schaukel schaufel zügel ziegel insel pinsel mandel mantel pantoffel kartoffel riegel anhang anfang blume bluse tanken dichter richter drohen einfalt einfall empfangen empfinden feier ferien fliehen fragen tragen freude freunde garten karten gefährt gefahr gelten glocke locke händel handel hafen haken hassen hoffen kauen kehren käfer kiefer kisten kissen knochen könig honig konzept konzert kreis greis preis baden laden lampe rampe wecken lecken necken leiden leihen leistung leitung leuchten laute meise meinen weinen meiden melden merken mieten mittel mitte mühe münze mütze nachbar nadel packen backen passen pflegen pflügen putzen nutzen rauch bauch räume träume regen segen reich weich rennen ritter retter rollen sollen ruhen rühren rutschen schatten schalten scharf schal schall schale schein schwein scheiden schwenken schere schwere schieben schiff schilf schlicht schleifen schleichen schmal schmerz scherz schnur schritt schrift schulter schalter schützen schätzen schwanz schwan seide siegel senden wenden setzen netzen starren starten stecken strecken steigern stelle stille streben sticken stricken stirn stern strafen straffen streit streik strumpf stumpf sünde stufe stute sturm turm tanne tisch fisch toben torte töten tönen trauen trauern trennen brennen treue reue trösten rösten umfang umgang verderben verbergen vergessen verletzen versetzen verzieren vermuten versagen versorgen versprechen verbrechen versuchen verfluchen verteilen verheilen waage zunge waschen naschen wagen sagen wandern wundern warnen watte wette wehen weide weite wespe weste wiese riese wurst durst zeugen ziele ziehen ziege zweig zwerg beißen heißen kanne kante wolle wolke küste kiste kegel lager leger nudel",
  prefixes:
    "nirgend irgend un miss nicht in im ir il des a an ab auf aus be bei ein ent er ge her hin mit nach um unter ver vor weg zer zu über ex re",
};

const fr: Words = {
  numbers:
    "zéro un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante cent cents mille million millions milliard et premier première deuxième second troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième vingtième trentième quarantième cinquantième soixantième centième",
  calendar:
    "lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  particles:
    "le la les un une des du de au aux à avec avant après chez contre dans depuis derrière dès devant durant en entre envers hors jusque malgré par parmi pendant pour sans sauf selon sous sur vers mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
  confused:
    "poisson poison cheveu cheveux cheval chevaux chevre dessert désert coussin cousin cousine cuisine cuisse caisse classe chasse chaise chemise chemin cheminée voiture toiture nourriture lecture peinture ceinture couture culture maison raison saison liaison prison frère mère père terre verre pierre guerre lumière rivière carrière matière manière bannière cuillère colère sœur cœur peur fleur couleur chaleur valeur douleur odeur acteur auteur hauteur docteur moteur monteur menteur mentir sentir sortir partir dormir courir mourir nourrir ouvrir offrir couvrir souffrir finir venir tenir punir bâtir grandir maigrir boire croire voire gloire foire poire noire nuire luire cuire lire dire rire écrire suivre vivre livre libre lèvre fièvre pauvre œuvre prendre rendre vendre tendre cendre perdre mordre tordre attendre entendre étendre apprendre comprendre porter parler passer penser peser poser casser caser cacher chasser chanter changer charger chercher coucher toucher boucher bouger manger ranger danger tomber trouver tourner donner sonner monter montrer compter conter couper coûter goûter jouer louer lever laver laisser lasser baisser baiser blesser presser tirer tisser pisser visser payer essayer balayer travail cheminer marche marché marcher mâcher tâcher lâcher fâcher gâteau bateau château chapeau drapeau manteau marteau couteau plateau tableau cadeau rideau radeau oiseau ciseau réseau roseau veste reste liste piste poste porte forte sorte carte corde robe roche poche proche broche bouche douche mouche couche louche touche ombre nombre membre chambre timbre rouge bouge courge gorge orage nuage image mage page cage plage visage village virage garage mirage voyage paysage message massage passage fromage dommage hommage autriche australie salle balle halle malle taille paille faille famille fille bille ville ligne signe digne vigne montagne campagne champagne amande amende élève élevé conservation conversation intention attention invention érection puissance naissance déférence différence procession profession solution révolution résolution station traduction tradition production instruction construction boulangerie boulanger libraire librairie pharmacien pharmacie agriculture agriculteur processeur professeur médecin médecine ouverture couverture fourniture masure mesure fracture facture orange otage étage avantage peureux heureux nombreux furieux curieux malicieux délicieux passible possible défendre dépendre éteindre répandre répondre recueillir accueillir rassembler ressembler repentir tester rester destiner dessiner échanger écouter embarrasser embrasser empocher empêcher essuyer manquer marquer publier oublier réfuter refuser retarder regarder replacer remplacer rêver sauver sauter supposer moucher voiler voler achever acheter affectation affection aigre maigre dessus dessous boisson bouder bouton mouton brosse bosse bruit fruit canard canari cerise crise chausser cigale cigare éclair clair coudre foudre couler coller rouler crayon rayon croître dessin destin risque disque douter écran écrin épais épars espace espèce étoile toile avènement événement appliquer expliquer fable faible fouille feuille fendre fondre fouet jouet frotter flotter râteau glace place gomme pomme gonfler ronfler gland grand greffe griffe hanche manche hiver honte humeur rumeur limiter imiter durer jurer haine laine larme lampe sapin lapin léger élever linge singe malin malade salade marin matin meuble montre monstre oncle ongle ordure ordre oreille oseille ouest ouvrier panier papier patte rayer pleine perle parle permettre promettre pièce piège plaie pluie poivre pommier pompier poule poulet pourvoir pouvoir pince prince prune brune unir révolte récolte retenir revenir rizière route roue sable sabre sauge sage saigner soigner serment serpent seuil seul soupe coupe talon salon tarte miroir tiroir torture tortue tremper tromper trouer vague bague valse valise vapeur veille vieille ventre berger verger verset vaste aider vider vitre voile fort forêt brousse chaud chaux coin coing corne cornet essai essaim",
  prefixes: "in im ir il dé dés des dis mé mal non a anti re ré r pré ex en em sur sous par pro",
};

const es: Words = {
  numbers:
    "cero un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veinti veintiún treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos cientas mil millón millones y i primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta sexto sexta séptimo séptima octavo octava noveno novena décimo décima quinientos setecientos novecientos",
  calendar:
    "lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre",
  particles:
    "el la los las un una unos unas a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra este esta esto estos estas ese esa eso esos esas aquel aquella",
  confused:
    "hermano hermana hermanos hermanas hijo hija hijos hijas abuelo abuela tío tía primo prima nieto nieta sobrino sobrina niño niña amigo amiga novio novia esposo esposa suegro suegra maestro maestra vecino vecina chico chica muchacho muchacha gato gata perro perra pero puerto puerta puerco cuerpo cuervo nuevo nueve huevo jueves cuento cuenta viento ciento siento lento tiempo tiempos templo campo cambio camino camión canción corazón razón ratón botón jabón jamón limón melón salón balón pantalón cajón avión unión opinión oración estación caballo cabello cepillo castillo cuchillo cuchara cara cera carta carte corte corto cuarto cuadro cuadra cuarta plato plata planta playa plaza pieza pierna piedra tierra guerra sierra cierra casa caso cosa cama capa copa ropa sopa soga hoja ojo rojo flojo viejo espejo consejo conejo lejos queso beso peso piso paso pasa masa mesa misa risa prisa camisa sonrisa comida bebida salida medida vida caída fila silla sillón villa orilla rodilla toalla batalla pantalla botella estrella escuela escalera carrera madera manera bandera barrera cartera frontera primavera verano mano malo mal melo pelo palo polo pollo pozo mozo moza mazo brazo abrazo plazo trozo libro libre liebre hombre hombro nombre hambre sombra alfombra cumbre lumbre costumbre sueño suelo cielo hielo pañuelo vuelo vuela rueda cuerda cuerdo pueblo puebla fuente puente gente diente frente fuerte suerte muerte noche coche leche techo pecho hecho derecho lecho gesto cesto texto costa costo gusto justo susto busto cansado casado pasado pesado pescado mercado hablar hallar llamar llegar llevar llover lavar levantar cantar contar cortar costar gastar gustar juntar jugar juzgar pagar pegar regar negar rogar cargar cerrar correr comer coser cocer crecer creer leer ver ser saber caber beber deber vender perder morder poder poner tener traer caer sentir sentar mentir medir pedir servir subir sufrir salir decir vivir partir abrir austria australia cocina oficina piscina medicina conservación conversación intención invención lección elección traducción tradición producción reducción polución solución revolución resolución depresión impresión posesión procesión profesión división sanción ración habitación vocaciones vacaciones noción nación acción inyección infección inspección colección corrección deferencia diferencia ausencia valencia instancia distancia novicia noticia panadero carnicero carnicería zapatero pescadero pescadería peluquero peluquería cafetera cafetería enfermo ingenio camarera camarero campanero compañero procesor profesor productor traductor vencedor vendedor autor actor rector lector cantante impotente importante marcado advertido divertido pedido perdido vertido vestido sentado sentido departamento apartamento momento aumento comparar comprar reparar separar complicar comunicar secar sacar trocar tocar mascar marcar atascar atacar plegar rezar anunciar terminar nominar dominar ensañar enseñar dañar bañar sanar ganar perdonar mencionar funcionar sorprender comprender defender depender vencer entender encender esconder influir incluir escribir describir aptitud actitud adoptar adaptar apertura abertura cazar contexto cesta cuesta devolver revolver afecto efecto espiar expiar infestar infectar pescar pecar pelear pelar pasar pesar pensar perjuicio prejuicio oponer rebelar revelar temer acatar acabar cliente caliente serrar embarcada embarazada espeso habilitación invierno infierno fuego juego legua lengua mañana manzana mosca nieve oreja oveja pobre polvo preguntar presentar salud caro carro cántaro burro barro cabra cobra calor color carne carnet cola colar ducha dicha faro farol fecha ficha grifo grito gasto hilo hueso lago largo",
  prefixes: "in im ir i des dis a anti mal no re pre ex en em con sobre sub",
};

const it: Words = {
  numbers:
    "zero un uno una due tre tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti vent trenta trent quaranta quarant cinquanta cinquant sessanta sessant settanta settant ottanta ottant novanta novant cento mille mila milione milioni primo prima secondo seconda terzo terza quarto quarta quinto quinta sesto sesta settimo settima ottavo ottava nono nona decimo decima",
  calendar:
    "lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  particles:
    "il lo la i gli le un uno una a ad al allo alla ai agli alle con col contro da dal dallo dalla dai dagli dalle davanti dentro di del dello della dei degli delle dietro dopo durante fino fra tra in nel nello nella nei negli nelle lungo per presso prima senza sopra sotto su sul sullo sulla sui sugli sulle verso mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra vostro vostra questo questa questi queste quello quella quelli quelle",
  confused:
    "fratello sorella figlio figlia nonno nonna zio zia cugino cugina nipote marito moglie amico amica amici ragazzo ragazza bambino bambina maestro maestra vicino vicina gatto gatta cane carne canne casa cassa caso cosa costa posta pasta basta festa testa tasta tosta resta vista lista pista cappello capello coltello cancello castello anello agnello uccello cervello cammello pala palla palo pollo pelo pelle penna pena pane panno anno sonno sogno segno regno legno bagno ragno pesce pesca pesche peste sete seta sette sera serra terra guerra torre correre corrente copia coppia note notte nota tono tonno fato fatto fata rosa rossa rosso russo osso grosso passo basso sasso tasso masso caro carro camino cammino campo tempo tempio ampio esempio cena scena schiena catena balena bilancia arancia mancia pancia lancia camicia amicizia notizia pigrizia letto latte lato tetto petto pezzo prezzo pozzo pazzo mazzo palazzo piazza pizza puzza tazza razza stanza danza pranzo porta parte porto parto carta corta corto corda corsa borsa forza forse forte morte sorte ponte monte fonte conte fronte gente dente mente niente vento cento lento mento canto tanto santo quanto guanto pianta pianto piatto piano pieno treno freno fieno uomo uovo nuovo nuoto vuoto ruota nuora cuore cuoio fuoco gioco giogo luogo lago largo lungo fungo fango fiore fiume piume lume lampo libro libero labbro albero albergo bere vere avere sapere tenere temere vedere credere ridere perdere prendere rendere vendere scendere spendere accendere attendere leggere reggere legare pagare pregare piegare spiegare piangere giungere mangiare cambiare cominciare cantare contare portare parlare pensare pesare posare passare lasciare lanciare lavare levare lavorare salire saltare salutare sentire mentire dormire partire finire punire morire aprire coprire offrire austria australia conservazione conversazione intenzione attenzione invenzione lezione elezione stazione traduzione tradizione produzione riduzione istruzione costruzione distruzione colazione collezione gestione popolazione rivoluzione risoluzione impressione espressione depressione processione professione missione emissione divisione decisione cannone canzone orazione nozione nazione azione relazione reazione iniezione infezione ispezione correzione deferenza differenza essenza assenza scienza novizia farmacia carriera insegnare ingegnere banchiere bicchiere processore professore produttore traduttore vincitore venditore calciatore cacciatore autore attore rettore lettore studente impotente importante interessato interessante divergente divertente comparare comprare sparare sperare piagare staccare marcare mancare annunciare rinunciare accordare ricordare guidare gridare rispettare sospettare accentare accettare inventare diventare determinare terminare suonare menzionare funzionare disegnare sognare firmare fermare formare smembrare sembrare mostrare provare trovare privare osare usare spostare sposare chiedere chiudere cedere sedere comprendere sorprendere difendere dipendere offendere stendere tendere spingere promettere permettere pulire rapire capire istruire gradire tradire eseguire seguire abitare abituare affetto effetto accostare ascoltare copertina coperta cuoco centrare entrare inferno inverno merito mondo notare nuotare padre madre patto sabbia rabbia salsa scarpa sciarpa scegliere scogliere saldi soldi favola tavola torta villaggio viaggio volere volare sono seno senno ferro fermo tatto vero vetro ancora barca barba bocca boccia campana campagna chiesa cresta crosta cura curva getto gesso gesto gusto guasto",
  prefixes: "in im ir il dis s a anti mal non ri re pre ex con stra sotto sopra",
};

const pl: Words = {
  numbers:
    "zero jeden jedna jedno dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset tysiąc milion pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty",
  calendar:
    "poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  particles:
    "a bez dla do ku między na nad o obok od po pod poza przed przez przy u w we wśród z za ze zamiast oprócz podczas według wobec mój moja moje twój twoja twoje swój swoja swoje nasz nasza nasze wasz wasza wasze ten ta to ci te tamten tamta",
  confused:
    "brat bratek siostra siostrzeniec córka wnuk wnuczka wujek dziadek babcia kolega koleżanka sąsiad sąsiadka książka książę księżyc ksiądz kurtka kartka kratka krótka matka natka nitka klatka kwiatka gruszka poduszka wierszyk talerz lekarz malarz kalendarz pisarz piekarz piekarnia kuchnia suknia studnia stajnia stacja racja kolacja lekcja lekki miękki szkoła skała szkło siła sól stół stolik słonik słowik słownik rower robot robota sobota zabawa zabawka trawa kawa sprawa prawo prawy lewy nowy zdrowy surowy gotowy głowa głowny głośny główny głodny chłodny wygodny modny mokry mądry dobry szary stary tłusty pusty gęsty częsty czysty czarny zielony czerwony szalony słony słodki gładki rzadki wielki wysoki niski bliski śliski wąski płaski miasto ciasto często masło hasło mięso mięta święta święto niebo niebieski chleb klej olej kolej kolejka koszula koszulka kaczka kanapka łyżka łóżko jabłko wojsko wojna rodzina godzina dziewczyna drużyna mieć mieszać mieszkać mówić myśleć mylić myć pić bić być żyć szyć wyć kryć iść jeść wieść pieść nosić prosić rosić wozić wodzić chodzić rodzić budzić brudzić bawić kupić kupować pracować malować gotować całować żałować kochać słuchać jechać szukać stukać pukać płakać skakać czekać czytać pytać witać latać łapać kopać kąpać spać stać dać brać prać grać znać chcieć widzieć wiedzieć siedzieć leżeć patrzeć słyszeć austria australia słowacja słowenia wiadomość wieczność wdzięczność przytomność przyjemność dziewica granica ogrodnik czytelnia czytelnik kawiarka prania pralnia statek rzecznik przerwać przerwa piasek pasek gatunek ratunek obład obiad jedzenie śledzenie siedzenie mieszanie mieszkanie prowadzenie powodzenie liczenie leczenie prasować sprowadzać sprawdzać gromadzić prowadzić mierzyć wierzyć przespać przestać zostać dostać odpychać oddychać wybić wypić wieczny śpieszny śmieszny straszny podrzędny potrzebny przystępny przystojny samotny brudny trudny żadny ładny ziemny ciemny letni adoptować adaptować dreszcz deszcz efektowny efektywny kanapa kwiat świat leczyć liczyć masować morze może pałac palec piłka półka rzeka ręka struna strona szyja szyba wioska wiosna zamek nigdzie gdzie nigdy dobro można mocna balon balkon brama bramka buda budka chata chatka czapka czapla czoło czołg dusza duża flaga fala grupa gruba kasa kasza klamka",
  prefixes: "nie ni bez a anty do na nad o ob od po pod prze przed przy roz s u w wy wz z za ze",
};

const uk: Words = {
  numbers:
    "нуль один одна одне два дві три чотири п'ять пять шість сім вісім дев'ять девять десять одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять пятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять девятнадцять двадцять тридцять сорок п'ятдесят пятдесят шістдесят сімдесят вісімдесят дев'яносто девяносто сто двісті триста чотириста п'ятсот пятсот шістсот сімсот вісімсот дев'ятсот девятсот тисяча мільйон перший другий третій четвертий п'ятий шостий сьомий восьмий дев'ятий десятий",
  calendar:
    "понеділок вівторок середа четвер п'ятниця субота неділя січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
  particles:
    "без біля в у від для до за з із зі крізь коло крім між на над навколо о об перед по під після понад поза при про проти ради серед через мій моя моє твій твоя твоє свій своя своє наш наша наше ваш ваша ваше цей ця це той та те",
  confused:
    "брат сестра дочка донька онук онука дядько дідусь бабуся сусід сусідка книга книжка кишка мишка кішка ніжка ложка ліжко яблуко молоко ворона корона корова голова голос волос колос колесо весло масло місто тісто місце місяць сонце серце перець палець танець кінець стілець олівець вітер вечір вечеря вчора вчитель слухати слухач кухар пекар лікар столяр школа шкода скала сила село сало стіна стіл стілка стеля земля зима зірка гірка дірка нирка вода мода сода робота субота турбота ворота дорога нога гроші груша гуска каска казка краска красти грати брати прати драти спати стати дати мати знати писати питати читати чекати шукати стукати кохати їхати махати співати спитати літати вітати сидіти дивитися судити садити ходити водити родити робити любити ловити носити просити возити бачити кричати мовчати мочити вчити лічити лікувати малювати працювати святкувати мішати мішок горіх поріг пиріг сніг сміх міх гріх мрія зброя зоря моря море горе поле коло коліно залізо зерно дерево перо ребро срібло світло світ цвіт квіт квіти діти австрія австралія довід досвід звання знання читання питання страва справа палиця полиця перукар цукерка краватка строчка сорочка вистава виставка родина година калина малина ромашка комашка купувати прасувати готувати годувати цінувати цілувати рятувати зчитувати запитувати починати забувати відкувати відбувати сягати лягати відвідувати відвідати зустріти світити святити журити курити важливий розумний шумний сумний голодний холодний густий пустий адреса адресат слизький близький виборний виборчий вибрати виграти гість кість громадський громадянський ефектний ефективний казати качати квиток квіток купити кусати кутати машина плавати плакати радити ранок ринок рамка трава права голод холод чесати частий чистий ягода згода ніколи ніде негде ніхто знайти малий милий баба бабка борода борона вата ватра вілка галка гілка горох горло горно губа губка дошка жаба жабка запах запас",
  roots: "ввічлив",
  prefixes: "не ні без а анти в ви від до за з зі на над об о пере по під при про роз с у",
};

const ru: Words = {
  numbers:
    "ноль нуль один одна одно два две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяча миллион первый второй третий четвертый пятый шестой седьмой восьмой девятый десятый",
  calendar:
    "понедельник вторник среда четверг пятница суббота воскресенье январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  particles:
    "без в во для до за из изо к ко кроме между на над о об около от перед по под после при про против ради с со сквозь среди у через мой моя мое твой твоя твое свой своя свое наш наша наше ваш ваша ваше этот эта это эти тот та те",
  confused:
    "брат сестра дочка внук внучка дядя дедушка бабушка сосед соседка книга книжка кишка мышка кошка крошка ложка ножка кружка игрушка подушка петрушка девушка девочка ворона корона корова голова голос волос колос колесо весло масло место тесто месяц солнце сердце перец палец танец конец купец отец ветер вечер вечность учитель слушать кушать скала школа сила село сало стена стол стул стук земля зима звезда вода мода сода свобода работа суббота забота ворота дорога нога деньги груша гусь каска сказка ласка маска краска краски красный прекрасный опасный ясный вкусный грустный честный местный тесный пресный играть брать врать спать стать дать мать знать писать читать считать питать летать хватать желать делать бегать прыгать двигать плакать скакать искать ждать жать лежать держать дрожать дышать слышать сидеть видеть висеть весить судить садить ходить водить родить бродить будить будит любить ловить носить просить возить бросить красить учить лечить кричать молчать получать скучать мешать решать вешать рисовать целовать танцевать горох порог пирог снег смех грех мех море горе поле колено железо зерно дерево перо ребро свет цвет цветы совет привет ответ билет балет буфет банкет пакет парк марка палка полка белка булка лодка водка вилка бутылка австрия австралия словакия словения невежа невежда одеть надеть создание сознание знание здание звание старание приложение предложение продолжение течение лечение излучение изучение поручение получение помещение посещение обещание предоставление представление детство родитель водитель работник пуговица малина машина завтра завтрак покупать опознать опоздать призвать признать сознать создать помещать посещать отвечать отмечать напоминать вспоминать рисковать дарить варить журить курить стоить строить мучить ладить гладить косить голодный холодный медный модный полезный страшный странный длинный кроткий короткий гладкий сладкий едкий редкий абонент абонемент адресат адресант бежать беглый белый болото золото больной большой борода борозда бремя время глина длина горский горький горящий горячий гость кость забыть забить запад запах звать иметь уметь класть красть полено мошка крыша крыса копить купить кусать лаковый лететь масса касса нести память папка печать печаль платить плавить плавать порода погода позволить позвонить болезный посада посуда правда представить предоставить гадость радость седеть сказать следить сметь смерть смешить спешить строфа строка стучать ласкать таскать темный тереть терпеть тачка точка тонуть тянуть убирать умирать валить хвалить голод холод честь часть черный верный частный чистый частый шкала щепка щека щетка некогда никогда негде нигде некуда никуда некого никого нечего ничего малый милый баран барон башня баня борона вилла галка гайка гроза губа губка доктор диктор доска тоска запас",
  roots: "ссыл",
  prefixes:
    "не ни без бес а анти в во вз воз вос вы до за из ис на над о об от пере по под при про раз рас с со у",
};

/** The known words of each language. */
export const KNOWN_WORDS: Readonly<Record<string, Words>> = {
  en,
  de,
  fr,
  es,
  it,
  pl,
  uk,
  ru,
  pt: {
    numbers:
      "zero um uma dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento mil milhão primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo",
    calendar:
      "segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    particles:
      "o a os as um uma uns umas ao à de do da dos das em no na nos nas com contra desde entre para pela pelo por sem sob sobre até após",
    confused:
      "irmão irmã avô avó filho filha primo prima menino menina amigo amiga comprimento cumprimento flagrante fragrante infligir infringir mandado mandato ratificar retificar absolver absorver cavaleiro cavalheiro conserto concerto acender ascender cozer coser cessão sessão vultoso vultuoso cabelo camelo cavalo caneta caneca cantar contar cheiro cheio doente dente escada espada escola esmola firme filme falha folha gruta fruta janela panela joelho coelho levar lavar peixe feixe manhã manha mesma mesa ovelha orelha palavra passear passar pensar pesar ponte fonte prato pato rato sonho sono vencer vender voltar votar pacto rapto",
    prefixes: "in im ir i des dis a anti mal re pre ex en em",
  },
  nl: {
    confused:
      "kennen kunnen liggen leggen lenen leren kopen koken lopen weten eten zitten zetten dragen vragen jongen kleren kleuren kussen laten later lucht licht maken raken meisje mensen wensen mogen morgen nemen noemen oude koude paard baard regen tegen rood brood schoen schoon slapen slopen spelen spellen stoel stoep tellen tillen vader veder vallen vullen vinden binden voelen voeten werken merken zeggen zegen zingen zinken zoeken boeken",
    numbers:
      "nul een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen en",
    calendar:
      "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december",
    particles:
      "de het een aan achter bij binnen buiten door in met na naar naast om onder op over sinds te tegen tot tussen uit van vanaf voor zonder ooit nooit ergens nergens iemand niemand iets niets",
    prefixes: "on in im ir il niet a af be her in mis ont op toe uit ver",
  },
  sv: {
    confused:
      "ligga lägga sitta sätta känna kunna frisk fisk kläder kosta kasta komma lampa mjölk mjöl prata plata rygg trygg skola skala skriva skiva skrika städa stad vinna finna någon ingen någonting ingenting",
    numbers:
      "noll en ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen",
    calendar:
      "måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti september oktober november december",
    particles:
      "en ett av bakom efter framför för från genom hos i innan med mellan mot om på till under utan vid över",
    prefixes: "o in im ir il miss a av be för in om på till upp ut",
  },
  da: {
    confused:
      "ligge lægge sidde sætte kunne kende skrive skive skrige vinde finde klokke lokke kvinde penge senge skære ringe bringe tænke tænde ingen nogen intet noget aldrig",
    numbers:
      "nul en et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede tusind og",
    calendar:
      "mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts april maj juni juli august september oktober november december",
    particles: "en et af bag efter for foran fra gennem hos i med mellem mod om på til under uden ved over",
    prefixes: "u mis in im ir il a af be for om op ud",
  },
  nb: {
    confused:
      "ligge legge sitte sette kunne kjenne kjøpe kjøre skrive skive skrike vinne finne klokke lokke kvinne penger senger ringe bringe tenke tenne ingen noen intet noe aldri",
    numbers:
      "null en ett to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue tretti førti femti seksti sytti åtti nitti hundre tusen og",
    calendar:
      "mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar mars april mai juni juli august september oktober november desember",
    particles:
      "en ei et av bak etter for foran fra gjennom hos i med mellom mot om på til under uten ved over",
    prefixes: "u mis in im ir il a av be for om opp ut",
  },
  cs: {
    confused:
      "dcera včera hlad chlad hodina rodina koleno poleno koupit kouřit kráva krása místo město oblek oblak plakat plavat talíř malíř těžký hezký tráva práva vlasy hlasy žena změna někdo nikdo někde nikde někdy nikdy něco nic ležet lézt",
    numbers:
      "nula jeden jedna jedno dva dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát sto tisíc milion",
    calendar:
      "pondělí úterý středa čtvrtek pátek sobota neděle leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    prefixes: "ne bez do na nad o od po pod pře před při roz s u v vy z za",
  },
  sk: {
    confused:
      "hlad chlad hodina rodina koleno poleno ležať bežať mesto miesto oblek oblak plakať plávať žena zmena niekto nikto niekde nikde niekedy nikdy niečo nič",
    numbers:
      "nula jeden jedna jedno dva dve tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat sto tisíc milión",
    calendar:
      "pondelok utorok streda štvrtok piatok sobota nedeľa január február marec apríl máj jún júl august september október november december",
    prefixes: "ne bez do na nad o od po pod pre pred pri roz s u v vy z za",
  },
  tr: {
    confused:
      "yazmak yapmak kalmak kalkmak kırmak kurmak gitmek girmek gelmek gülmek görmek gömmek ölmek ölçmek satmak saymak sevmek vermek yemek demek ekmek etmek emek almak salmak açmak kaçmak uçmak bakmak yakmak yatmak içmek biçmek köpek köpük hasta hatta orman roman saat sanat kitap hitap koşmak koymak gece geçe duvar yürümek yürütmek",
    numbers:
      "sıfır bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin",
    calendar:
      "pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  },
  el: {
    confused:
      "μαθαίνω παθαίνω δρόμος τρόμος τραπέζι τράπεζα πόρτα τόρτα νερό νεκρό δέντρο κέντρο κανείς κάποιος ποτέ πάντα μπαίνω βγαίνω παίρνω περνώ",
    calendar:
      "δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος",
    prefixes: "α αν μη δυσ ξε",
  },
  ro: {
    confused:
      "familial familiar literal literar original originar prenume pronume eroare oroare temporal temporar solitar solidar numeral numerar compliment complement campanie companie munte minte pâine câine soare sare mânca munci frate verde vede nimeni cineva niciodată cândva",
    prefixes: "ne in im i dez des a re",
  },
  bg: {
    confused: "някой никой някога никога някъде никъде нещо нищо някакъв никакъв някак никак",
    prefixes: "не без а в до за из на от по под при про раз с у",
  },
  hr: {
    confused: "netko nitko nešto ništa negdje nigdje nekad nikad nekamo nikamo neki nikakav",
    prefixes: "ne bez do na o od po pod pre pri raz s u za",
  },
  sr: {
    confused: "neko niko nešto ništa negde nigde nekad nikad nekuda nikuda",
    prefixes: "ne bez do na o od po pod pre pri raz s u za",
  },
  sl: {
    confused: "nekdo nihče nekje nikjer nekoč nikoli nekaj nič",
    prefixes: "ne brez do na o od po pod pre pri raz s u za",
  },
  lt: { confused: "kažkas niekas visada niekada kada", prefixes: "ne be" },
  lv: { prefixes: "ne bez" },
  is: { prefixes: "ó" },
  fi: {
    confused:
      "käsi kansi kirja kirje ostaa osata pelata pelätä ruoka sana sauna silmä silta suola suora tehdä tuoli tuuli viini viina vuori vuoro mennä metsä metso nukkua hukkua",
    prefixes: "epä",
  },
  la: { prefixes: "in im ir il non dis" },
  bs: { confused: "neko niko nešto ništa negdje nigdje nekad nikad" },
  mk: { prefixes: "не ни без", confused: "некој никој некогаш никогаш некаде никаде нешто ништо" },
  be: {
    prefixes: "не ня ні бес без",
    confused: "хтосьці ніхто нехта дзесьці нідзе недзе калісьці ніколі некалі",
  },
  id: {
    confused:
      "membaca membawa melihat melipat memilih malam makam makan makanan berjalan berjualan membuat memuat memasak memasuk memakai memakan memberi membeli membela mencari mencuri mencuci mendapat mendarat mengajar mengejar tinggal tunggal tangan tandan teman taman tahun tahan rumah ramah rambut sambut besar benar bulan bulat cepat tepat dalam datang gunung hujan hutan jauh jatuh kamar kabar kertas keras kuning kucing merah murah mudah sudah susah senang sedang sekolah seolah kepala kelapa",
  },
  ms: {
    confused:
      "membaca membawa melihat melipat memilih malam makam makan makanan berjalan membuat memuat memakai memakan memberi membeli membela mencari mencuri mencuci mendapat mendarat mengajar mengejar tinggal tunggal tangan teman taman tahun tahan rumah ramah besar benar bulan bulat cepat tepat jauh jatuh kertas keras kuning kucing merah murah mudah sudah susah senang sedang kepala kelapa",
  },
  hu: {
    confused:
      "iszik eszik nevet nevez keres kérés szeret szerez város vonat vonal család csalás kicsi kocsi leves levél saját sajt tányér tenyér világ virág olvas olvad valaki senki valami semmi",
  },
  ar: { confused: "جامعة جماعة سيارة سيطرة معلم معمل قطار مطار كبير كثير صغير قصير" },
  he: {
    confused:
      "לכתוב לחתוב לשתות לשנות לראות להראות לשמוע לשמור לזכור למכור לקנות לבנות לעבוד לעבור לעמוד ללמוד לפתוח לפתור לשכוח לשלוח מחברת חברת",
  },
  hi: {
    prefixes: "अ अन",
    confused:
      "मकान दुकान सुनना चुनना पढ़ना बढ़ना चढ़ना लिखना सीखना बोलना खोलना खेलना देखना देना जाना जानना मानना मिलना हिलना बनना बताना करना मरना",
  },
  ko: { confused: "잊어버리다 잃어버리다" },
  mr: { prefixes: "अ अन" },
  ne: { prefixes: "अ अन" },
  bn: { prefixes: "অ অন" },
  gu: { prefixes: "અ અન" },
  fa: { prefixes: "ن نمی می نا بی" },
  ur: { prefixes: "نا بے غیر" },
  sq: { prefixes: "pa mos" },
  az: { prefixes: "na bi" },
};
