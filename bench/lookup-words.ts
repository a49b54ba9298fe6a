/** Two hundred words that beginners learn, by language. */
export const WORDS = {
  en: `house room door window table chair bed kitchen bathroom garden city street village shop school church hospital station airport bridge
man woman child boy girl mother father brother sister friend neighbour teacher doctor name family people baby husband wife guest
day night morning evening week month year hour minute today tomorrow yesterday spring summer autumn winter Monday Sunday time clock
water bread milk cheese butter egg meat fish apple orange potato tomato onion rice soup salt sugar coffee tea beer wine breakfast lunch dinner
dog cat horse cow pig bird tree flower grass forest river lake sea mountain sun moon star rain snow wind
head hair eye ear nose mouth tooth hand arm finger leg foot heart blood skin back stomach pain fever health
car bus train bicycle plane ship ticket journey way map
book letter word language question answer newspaper picture music song game money price work job office computer telephone key bag
shirt trousers dress shoe coat hat
go come see hear speak read write eat drink sleep buy sell give take make find know think understand learn help love live wait ask
good bad big small new old young beautiful warm cold long short fast slow easy difficult cheap expensive happy tired`,
  de: `Haus Zimmer Tür Fenster Tisch Stuhl Bett Küche Badezimmer Garten Stadt Straße Dorf Laden Schule Kirche Krankenhaus Bahnhof Flughafen Brücke
Mann Frau Kind Junge Mädchen Mutter Vater Bruder Schwester Freund Nachbar Lehrer Arzt Name Familie Leute Baby Ehemann Ehefrau Gast
Tag Nacht Morgen Abend Woche Monat Jahr Stunde Minute heute morgen gestern Frühling Sommer Herbst Winter Montag Sonntag Zeit Uhr
Wasser Brot Milch Käse Butter Ei Fleisch Fisch Apfel Orange Kartoffel Tomate Zwiebel Reis Suppe Salz Zucker Kaffee Tee Bier Wein Frühstück Mittagessen Abendessen
Hund Katze Pferd Kuh Schwein Vogel Baum Blume Gras Wald Fluss See Meer Berg Sonne Mond Stern Regen Schnee Wind
Kopf Haar Auge Ohr Nase Mund Zahn Hand Arm Finger Bein Fuß Herz Blut Haut Rücken Magen Schmerz Fieber Gesundheit
Auto Bus Zug Fahrrad Flugzeug Schiff Fahrkarte Reise Weg Karte
Buch Brief Wort Sprache Frage Antwort Zeitung Bild Musik Lied Spiel Geld Preis Arbeit Beruf Büro Computer Telefon Schlüssel Tasche
Hemd Hose Kleid Schuh Mantel Hut
gehen kommen sehen hören sprechen lesen schreiben essen trinken schlafen kaufen verkaufen geben nehmen machen finden wissen denken verstehen lernen helfen lieben leben warten fragen
gut schlecht groß klein neu alt jung schön warm kalt lang kurz schnell langsam leicht schwierig billig teuer glücklich müde`,
  fr: `maison chambre porte fenêtre table chaise lit cuisine bain jardin ville rue village magasin école église hôpital gare aéroport pont
homme femme enfant garçon fille mère père frère sœur ami voisin professeur médecin nom famille gens bébé mari épouse invité
jour nuit matin soir semaine mois année heure minute aujourd’hui demain hier printemps été automne hiver lundi dimanche temps horloge
eau pain lait fromage beurre œuf viande poisson pomme orange pomme-de-terre tomate oignon riz soupe sel sucre café thé bière vin petit-déjeuner déjeuner dîner
chien chat cheval vache cochon oiseau arbre fleur herbe forêt rivière lac mer montagne soleil lune étoile pluie neige vent
tête cheveu œil oreille nez bouche dent main bras doigt jambe pied cœur sang peau dos estomac douleur fièvre santé
voiture bus train vélo avion bateau billet voyage chemin carte
livre lettre mot langue question réponse journal image musique chanson jeu argent prix travail métier bureau ordinateur téléphone clé sac
chemise pantalon robe chaussure manteau chapeau
aller venir voir entendre parler lire écrire manger boire dormir acheter vendre donner prendre faire trouver savoir penser comprendre apprendre aider aimer vivre attendre demander
bon mauvais grand petit nouveau vieux jeune beau chaud froid long court rapide lent facile difficile bon-marché cher heureux fatigué`,
  es: `casa habitación puerta ventana mesa silla cama cocina baño jardín ciudad calle pueblo tienda escuela iglesia hospital estación aeropuerto puente
hombre mujer niño chico chica madre padre hermano hermana amigo vecino profesor médico nombre familia gente bebé marido esposa huésped
día noche mañana tarde semana mes año hora minuto hoy mañana ayer primavera verano otoño invierno lunes domingo tiempo reloj
agua pan leche queso mantequilla huevo carne pescado manzana naranja patata tomate cebolla arroz sopa sal azúcar café té cerveza vino desayuno almuerzo cena
perro gato caballo vaca cerdo pájaro árbol flor hierba bosque río lago mar montaña sol luna estrella lluvia nieve viento
cabeza pelo ojo oreja nariz boca diente mano brazo dedo pierna pie corazón sangre piel espalda estómago dolor fiebre salud
coche autobús tren bicicleta avión barco billete viaje camino mapa
libro carta palabra lengua pregunta respuesta periódico imagen música canción juego dinero precio trabajo profesión oficina ordenador teléfono llave bolsa
camisa pantalón vestido zapato abrigo sombrero
ir venir ver oír hablar leer escribir comer beber dormir comprar vender dar tomar hacer encontrar saber pensar entender aprender ayudar amar vivir esperar preguntar
bueno malo grande pequeño nuevo viejo joven hermoso caliente frío largo corto rápido lento fácil difícil barato caro feliz cansado`,
  pl: `dom pokój drzwi okno stół krzesło łóżko kuchnia łazienka ogród miasto ulica wieś sklep szkoła kościół szpital dworzec lotnisko most
mężczyzna kobieta dziecko chłopiec dziewczyna matka ojciec brat siostra przyjaciel sąsiad nauczyciel lekarz imię rodzina ludzie niemowlę mąż żona gość
dzień noc rano wieczór tydzień miesiąc rok godzina minuta dzisiaj jutro wczoraj wiosna lato jesień zima poniedziałek niedziela czas zegar
woda chleb mleko ser masło jajko mięso ryba jabłko pomarańcza ziemniak pomidor cebula ryż zupa sól cukier kawa herbata piwo wino śniadanie obiad kolacja
pies kot koń krowa świnia ptak drzewo kwiat trawa las rzeka jezioro morze góra słońce księżyc gwiazda deszcz śnieg wiatr
głowa włos oko ucho nos usta ząb ręka ramię palec noga stopa serce krew skóra plecy żołądek ból gorączka zdrowie
samochód autobus pociąg rower samolot statek bilet podróż droga mapa
książka list słowo język pytanie odpowiedź gazeta obraz muzyka piosenka gra pieniądze cena praca zawód biuro komputer telefon klucz torba
koszula spodnie sukienka but płaszcz kapelusz
iść przyjść widzieć słyszeć mówić czytać pisać jeść pić spać kupować sprzedawać dawać brać robić znaleźć wiedzieć myśleć rozumieć uczyć pomagać kochać żyć czekać pytać
dobry zły duży mały nowy stary młody piękny ciepły zimny długi krótki szybki powolny łatwy trudny tani drogi szczęśliwy zmęczony`,
  ru: `дом комната дверь окно стол стул кровать кухня ванная сад город улица деревня магазин школа церковь больница вокзал аэропорт мост
мужчина женщина ребёнок мальчик девочка мать отец брат сестра друг сосед учитель врач имя семья люди младенец муж жена гость
день ночь утро вечер неделя месяц год час минута сегодня завтра вчера весна лето осень зима понедельник воскресенье время часы
вода хлеб молоко сыр масло яйцо мясо рыба яблоко апельсин картофель помидор лук рис суп соль сахар кофе чай пиво вино завтрак обед ужин
собака кошка лошадь корова свинья птица дерево цветок трава лес река озеро море гора солнце луна звезда дождь снег ветер
голова волос глаз ухо нос рот зуб рука плечо палец нога ступня сердце кровь кожа спина желудок боль температура здоровье
машина автобус поезд велосипед самолёт корабль билет путешествие путь карта
книга письмо слово язык вопрос ответ газета картина музыка песня игра деньги цена работа профессия офис компьютер телефон ключ сумка
рубашка брюки платье ботинок пальто шляпа
идти приходить видеть слышать говорить читать писать есть пить спать покупать продавать давать брать делать находить знать думать понимать учить помогать любить жить ждать спрашивать
хороший плохой большой маленький новый старый молодой красивый тёплый холодный длинный короткий быстрый медленный лёгкий трудный дешёвый дорогой счастливый усталый`,
} as const;
