/**
 * How the words of a language inflect: groups of endings that one stem can have, the empty ending written as 0. Written
 * by us.
 */
export interface Endings {
  /** For any word; each group with the least number of letters that its stem must have. */
  groups: readonly (readonly [stem: number, endings: string])[];
  /** For words that are capitalised inside a text (German nouns); `groups` then applies to all other words. */
  nouns?: readonly (readonly [stem: number, endings: string])[];
  /** Pairs that look like two forms of one word but are different words. */
  apart: string;
}

/** The endings of each language. */
export const ENDINGS: Readonly<Record<string, Endings>> = {
  en: {
    groups: [
      [3, "0 s ed ing"],
      [3, "0 es ed ing"],
      [3, "e es ed ing"],
      [2, "y ies ied ying"],
      [3, "er est"],
      [3, "ier iest y"],
    ],
    apart:
      "new news;mean means;mean meaning;good goods;custom customs;cloth clothing;clothe clothes;even evening;stock stocking;dress dressing;wick wicked;rug rugged;glass glasses;spectacle spectacles;wed wedding;arm arms;force forces;short shorts;brief briefs;damage damages;manner manners;moral morals;head heading;build building;bed bedding;physic physics;interest interesting;talent talented;compass compasses;tight tights;save savings;last lasting;press pressing;light lighting;board boarding;land landing;doe does;specie species;crack cracked;wood woods;ash ashes;jean jeans;pant pants;bill billing;can canning;coat coating;draw drawing",
  },
  de: {
    groups: [
      [3, "en e st t te test ten tet"],
      [3, "en est et ete etest eten"],
      [4, "n e st t te"],
      [3, "0 e en er es em ere eren"],
    ],
    nouns: [
      [3, "0 e en es"],
      [4, "0 s"],
      [3, "e en"],
      [4, "0 n"],
      [4, "in innen"],
      [4, "nis nisse nissen nisses"],
    ],
    apart:
      "Fall Falle;Fall Fallen;Rind Rinde;Rind Rinden;Kohl Kohle;Kohl Kohlen;Mark Marke;Mark Marken;Reis Reise;Reis Reisen;Schal Schale;Schal Schalen;Laub Laube;Laub Lauben;Rat Rate;Rat Raten;Plan Plane;Plan Planen;Band Bande;Band Banden;Ball Ballen;Spitz Spitze;Reif Reife;Reif Reifen;Wagen Wage;Kost Kosten;Ring Ringen;Herd Herde;Herd Herden;Wind Winde;Wart Warte;Hall Halle;Hall Hallen;Quell Quelle;Taub Taube;Lein Leine;Tau Taue;Star Stare;Rahm Rahmen;Kasten Kaste;Laden Lade;Leben Lebe;Essen Esse;Wort Worten;Tor Toren;Tal Tale;weit weiter;fern ferner;bitte bitter;leise leisten;wach wachen;recht rechten;halt halten;hinter hinten;unter unten;inner innen;weiß weise;weiss weise;reich reichen;gleich gleichen;weich weichen;bleich bleichen;dicht dichten;licht lichten;wert werten;reif reifen;acht achten;leer leeren;rein reine;eben ebene;offen offer;dick dicken;laut lauten;frei freien;arm armen;teuer teuere;sauer sauere;reifen reif;grünen grün;braun braunen;rauch rauchen;Buch Buche;Deck Decke;Not Note",
  },
  fr: {
    groups: [
      [3, "0 s"],
      [3, "al aux ale ales"],
      [2, "eau eaux"],
      [3, "eu eux"],
      [3, "é ée és ées er ez ons ent ais ait aient ant era erai eras erons eront"],
      [3, "ant ante ants antes"],
      [3, "ent ente ents entes"],
      [3, "ais aise aises"],
      [3, "ain aine ains aines"],
      [3, "ien ienne iens iennes"],
      [3, "on onne ons onnes"],
      [3, "eux euse euses"],
      [3, "if ive ifs ives"],
      [3, "ier ière iers ières"],
      [3, "teur trice teurs trices"],
      [3, "eur euse eurs euses"],
      [2, "el elle els elles"],
      [3, "ir is it issons issez issent issait"],
      [2, "dre ds d dons dez dent du dais dait"],
    ],
    apart:
      "moi mois;foi fois;cour cours;ver vers;pay pays;plu plus;fil fils;sou sous;fond fonds;mai mais;marché marcher;lever levant;enfant enfer;couvent couver;parent parer;devant devez;volant voler;restaurant restaurer;courant courez;étudiant étudier;passant passer;rocher roché;vacance vacances;lunette lunettes;ciseau ciseaux;toilette toilettes;pendant pendez;savant savez;avant avez;content conter;content contez;aimant aimer;entrée entrer;pensée penser;dictée dicter;allée aller;durée durer;montée monter;curé curer;carré carrer;employé employer;carrière carrier;capital capitale;moral morale;final finale;tapis tapir;colon colonne;savon savonne;plancher planché;jeun jeûne;souri souris;gérant gérer;fond fondre;enseignant enseigner;habitant habiter;bonbon bonbonne",
  },
  es: {
    groups: [
      [3, "a as"],
      [3, "o os"],
      [3, "e es"],
      [3, "0 es"],
      [2, "z ces"],
      [3, "oso osa osos osas"],
      [3, "ivo iva ivos ivas"],
      [3, "ar amos áis an aste aron aba abas ábamos aban ando aré ará arán aría arían"],
      [3, "er emos éis en iste ieron ía ías íamos ían iendo eré erá erán ería"],
      [3, "ir imos ís en iste ieron ía ías íamos ían iendo iré irá irán iría"],
    ],
    apart:
      "ante antes;gafa gafas;gracia gracias;sino sinos;orden order;ingle ingles;celo celos;deber deberes;bien bienes;corte cortes;esposa esposas;media medias;lente lentes;gen genes;apena apenas;mientra mientras;modal modales;fin fines",
  },
  it: {
    groups: [
      [3, "o i"],
      [3, "a e"],
      [3, "e i"],
      [2, "ca che"],
      [2, "ga ghe"],
      [2, "co chi"],
      [2, "go ghi"],
      [3, "io i"],
      [3, "cia ce"],
      [3, "are iamo ano avo avi ava avamo avano ando erò erà eranno asti arono"],
      [3, "ere iamo ete ono evo eva evano endo erò erà eranno"],
      [3, "ire iamo ite ono ivo iva ivano endo irò irà iranno isco isci isce iscono"],
    ],
    apart:
      "sala sale;fama fame;fina fine;vita vite;sola sole;colla colle;menta mente;lenta lente;pena pene;mente menti;conte conti;fare fari;mode modi;corse corsi;case casi;poste posti;teste testi;pale pali;pere peri;mele meli;punte punti;mostre mostri;balle balli;tappe tappi;colpe colpi;sole soli;note noti;fate fati;rama rame;mora more;conta conte;seta sete;setta sette;cara care;pare pari;colle colli;parta parte;carta carte;corta corte;monta monte;bare bari;ore ori;porte porti;parte parti;anca anche;latte latta",
  },
  pl: {
    groups: [
      [3, "y a e ego ej emu ym ych ymi ą"],
      [3, "i a ie iego iej iemu im ich imi ą"],
      [3, "a y ę ą ach ami om"],
      [3, "ka ki kę ką kach kami kom"],
      [3, "o a u em ach ami om"],
      [3, "0 u owi em y ów ami ach om"],
      [4, "0 a owi em ami ach om"],
      [3, "ek ka kowi kiem ki ków kami kach"],
      [3, "ia i ię ią iach iami iom"],
      [3, "ja ji ję ją jach jami jom"],
      [3, "ość ości ością"],
      [3, "nie nia niu niem"],
      [2, "ać am asz amy acie ają ał ała ało ali ały"],
      [2, "ić isz imy icie ił iła iło ili iły"],
      [2, "yć ysz ymy ycie ył yła yło yli yły"],
      [2, "eć isz imy icie ał ała ało eli ały"],
      [2, "ować uję ujesz uje ujemy ujecie ują ował owała owali"],
    ],
    apart:
      "rana rano;trup trupa;bank banka;list lista;list listą;polski polska;kosa kosą;kart karty;pole poli;sole soli;barka bark",
  },
  uk: {
    groups: [
      [3, "ий а е і ого ому им ої ій их ими ою"],
      [3, "ій я є і ього ьому ім ьої їй іх іми"],
      [3, "а и і у ою ам ами ах"],
      [3, "о а у ом і ам ами ах"],
      [3, "0 у ові ом и ів ам ами ах"],
      [4, "0 а у ом и ів"],
      [4, "я і ю ею ям ями ях"],
      [4, "ь я ю ем і ів ям ями ях"],
      [3, "ія ії ію ією ій іям іями іях"],
      [2, "ість ості істю"],
      [2, "ати аю аєш ає аємо аєте ають ав ала ало али"],
      [2, "ити иш ить имо ите ять ив ила ило или"],
      [2, "іти ію ієш іє іємо ієте іють ів іла іло іли"],
      [2, "яти яю яєш яє ю є ють яв яла яло яли"],
      [2, "ювати юю юєш ює юємо юєте юють ював ювала ювали"],
      [2, "увати ую уєш ує уємо уєте ують ував увала ували"],
    ],
    apart:
      "вино вина;банк банка;парк парка;полк полка;рад раду;карта карту;горе гора;горе гори;море мора;поле пола;марк марка;мати мата;рік ріки;вишній вишня;душ душу;міст міста;міст місту;лист листа;право правий;час часи;рано рана",
  },
  ru: {
    groups: [
      [3, "ый ая ое ые ого ому ым ой ую ых ыми"],
      [3, "ой ая ое ые ого ому ым ую ых ыми ие их ими"],
      [3, "ий ая ое ие ого ому им ой ую их ими"],
      [3, "ий яя ее ие его ему им ей юю их ими"],
      [3, "а ы у ой е ам ами ах"],
      [3, "ка ки ку кой ке кам ками ках"],
      [3, "га ги гу гой ге гам гами гах"],
      [3, "о а у ом е ам ами ах"],
      [3, "0 у ом е ы и ов ам ами ах"],
      [4, "0 а у ом ы ов"],
      [4, "я и ю ей ям ями ях"],
      [4, "ь я ю ем и ей ям ями ях"],
      [3, "ия ии ию ией ий иям иями иях"],
      [3, "ие ия ию ием ий иям иями иях"],
      [2, "ость ости остью"],
      [2, "ать аю аешь ает аем аете ают ал ала ало али"],
      [2, "ить ишь ит им ите ят ил ила ило или"],
      [2, "еть ею еешь еет еем еете еют ел ела ело ели"],
      [2, "ять яю яет ю ет ют ял яла яло яли"],
      [2, "овать ую уешь ует уем уете уют овал овала овали"],
    ],
    apart:
      "вино вина;банк банка;парк парка;полк полка;час часы;рад раду;марк марка;очко очки;гора горе;мор море;пол поле;поле пола;пар пары;рот роты;рот роту;вес весы;вес весе;мел мели;мел меле;сук суки;род роды;дух духи;цвет цветы;душ душе;душ душу;бор боры;лук луки;лук луке;кос косы;час часе;сток стоки;крас красы;рано рана;ворон ворона",
  },
};
