import type { InterfaceLanguage } from "../../../shared/languages.ts";
import first from "./portraits/first.svg";
import second from "./portraits/second.svg";
import third from "./portraits/third.svg";

export interface Review {
  name: string;
  learns: string;
  text: string;
  /** The text's language, where it is not the page's. */
  lang?: string;
  /** What the portrait shows. */
  alt: string;
}

interface Learner {
  portrait: string;
  says: Record<InterfaceLanguage, Review>;
}

const FILLER = {
  text: "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.",
  lang: "la",
};

const WOMAN: Learner = {
  portrait: first,
  says: {
    en: {
      name: "Learner one",
      learns: "learns German",
      text: "I write down every word I hear at work. On Friday I test myself on them, and on Monday I use them.",
      alt: "Sample portrait: a drawing of a woman, not a real person",
    },
    uk: {
      name: "Учениця перша",
      learns: "вивчає німецьку",
      text: "Записую кожне слово, яке чую на роботі. У п’ятницю перевіряю себе, а в понеділок уже вживаю ці слова.",
      alt: "Зразок портрета: намальована жінка, а не справжня людина",
    },
    de: {
      name: "Sprachschülerin eins",
      learns: "lernt Englisch",
      text: "Ich schreibe alle Wörter auf, die ich auf der Arbeit höre. Am Freitag frage ich mich ab, am Montag benutze ich sie.",
      alt: "Beispielporträt: eine gezeichnete Frau, keine echte Person",
    },
    fr: {
      name: "Première élève",
      learns: "apprend l’allemand",
      text: "Je note chaque mot que j’entends au travail. Le vendredi, je me teste\u00a0; le lundi, je m’en sers.",
      alt: "Portrait d’exemple\u00a0: une femme dessinée, pas une personne réelle",
    },
    es: {
      name: "Primera estudiante",
      learns: "aprende alemán",
      text: "Apunto todas las palabras que oigo en el trabajo. El viernes me pongo a prueba y el lunes las uso.",
      alt: "Retrato de muestra: dibujo de una mujer, no una persona real",
    },
    it: {
      name: "Studentessa uno",
      learns: "impara il tedesco",
      text: "Scrivo tutte le parole che sento al lavoro. Il venerdì faccio il test e il lunedì le uso.",
      alt: "Ritratto di esempio: disegno di una donna, non una persona reale",
    },
    pl: {
      name: "Uczennica pierwsza",
      learns: "uczy się niemieckiego",
      text: "Zapisuję każde słowo, które słyszę w pracy. W piątek się sprawdzam, a w poniedziałek już tych słów używam.",
      alt: "Przykładowy portret: rysunek kobiety, nie prawdziwa osoba",
    },
    ru: {
      name: "Ученица первая",
      learns: "учит немецкий",
      text: "Записываю каждое слово, которое слышу на работе. В пятницу проверяю себя, а в понедельник уже говорю этими словами.",
      alt: "Образец портрета: нарисованная женщина, а не настоящий человек",
    },
  },
};

const MAN_WITH_GLASSES: Learner = {
  portrait: second,
  says: {
    en: {
      name: "Learner two",
      learns: "learns Polish",
      text: "The report shows the exact letters I got wrong. I stopped mixing up sz and cz within a month.",
      alt: "Sample portrait: a drawing of a man with glasses, not a real person",
    },
    uk: {
      name: "Учень другий",
      learns: "вивчає польську",
      text: "У результатах видно саме ті літери, у яких я помиляюся. За місяць перестаєш плутати sz і cz.",
      alt: "Зразок портрета: намальований чоловік в окулярах, а не справжня людина",
    },
    de: {
      name: "Sprachschüler zwei",
      learns: "lernt Polnisch",
      text: "Das Ergebnis zeigt genau, welche Buchstaben falsch waren. Nach einem Monat verwechsle ich sz und cz nicht mehr.",
      alt: "Beispielporträt: ein gezeichneter Mann mit Brille, keine echte Person",
    },
    fr: {
      name: "Deuxième élève",
      learns: "apprend le polonais",
      text: "Le résultat montre exactement les lettres fausses. En un mois, j’ai cessé de confondre sz et cz.",
      alt: "Portrait d’exemple\u00a0: un homme à lunettes dessiné, pas une personne réelle",
    },
    es: {
      name: "Segundo estudiante",
      learns: "aprende polaco",
      text: "El resultado muestra exactamente las letras en las que fallé. En un mes dejé de confundir sz y cz.",
      alt: "Retrato de muestra: dibujo de un hombre con gafas, no una persona real",
    },
    it: {
      name: "Studente due",
      learns: "impara il polacco",
      text: "Il risultato mostra proprio le lettere che ho sbagliato. In un mese ho smesso di confondere sz e cz.",
      alt: "Ritratto di esempio: disegno di un uomo con gli occhiali, non una persona reale",
    },
    pl: {
      name: "Uczeń drugi",
      learns: "uczy się hiszpańskiego",
      text: "W wynikach widać dokładnie, które litery były złe. Po miesiącu nie mylę już b i v.",
      alt: "Przykładowy portret: rysunek mężczyzny w okularach, nie prawdziwa osoba",
    },
    ru: {
      name: "Ученик второй",
      learns: "учит польский",
      text: "В результатах видны именно те буквы, в которых ошибка. За месяц перестаёшь путать sz и cz.",
      alt: "Образец портрета: нарисованный мужчина в очках, а не настоящий человек",
    },
  },
};

const MAN_WITH_BEARD: Learner = {
  portrait: third,
  says: {
    en: {
      name: "Learner three",
      learns: "learns French",
      ...FILLER,
      alt: "Sample portrait: a drawing of a man with a beard, not a real person",
    },
    uk: {
      name: "Учень третій",
      learns: "вивчає французьку",
      ...FILLER,
      alt: "Зразок портрета: намальований чоловік із бородою, а не справжня людина",
    },
    de: {
      name: "Sprachschüler drei",
      learns: "lernt Französisch",
      ...FILLER,
      alt: "Beispielporträt: ein gezeichneter Mann mit Bart, keine echte Person",
    },
    fr: {
      name: "Troisième élève",
      learns: "apprend l’italien",
      ...FILLER,
      alt: "Portrait d’exemple\u00a0: un homme barbu dessiné, pas une personne réelle",
    },
    es: {
      name: "Tercer estudiante",
      learns: "aprende francés",
      ...FILLER,
      alt: "Retrato de muestra: dibujo de un hombre con barba, no una persona real",
    },
    it: {
      name: "Studente tre",
      learns: "impara il francese",
      ...FILLER,
      alt: "Ritratto di esempio: disegno di un uomo con la barba, non una persona reale",
    },
    pl: {
      name: "Uczeń trzeci",
      learns: "uczy się francuskiego",
      ...FILLER,
      alt: "Przykładowy portret: rysunek mężczyzny z brodą, nie prawdziwa osoba",
    },
    ru: {
      name: "Ученик третий",
      learns: "учит французский",
      ...FILLER,
      alt: "Образец портрета: нарисованный мужчина с бородой, а не настоящий человек",
    },
  },
};

/**
 * Samples, no endorsements: an operator puts what their learners said here, with their portraits, or leaves them as the
 * placeholders that they say they are. What is said stands with its portrait, so that the names agree with it.
 */
export const LEARNERS: readonly Learner[] = [WOMAN, MAN_WITH_GLASSES, MAN_WITH_BEARD];

export const reviewsIn = (language: InterfaceLanguage): Review[] =>
  LEARNERS.map(({ says }) => says[language]);
