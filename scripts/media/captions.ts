import type { InterfaceLanguage } from "../../shared/languages.ts";
import { typeset } from "../../shared/typography.ts";

/** One caption for each part of the film, in order. */
const CAPTIONS: Record<InterfaceLanguage, readonly string[]> = {
  en: [
    "Type a word and everything it means, separated by commas. Press Enter to save it.",
    "It’s in your dictionary right away.",
    "When you’re ready, start a test.",
    "Type the answers from memory. You get a second try for a typo.",
    "The report shows what you know and what to review.",
  ],
  uk: [
    "Введіть слово й усі його значення через кому. Натисніть Enter, щоб зберегти.",
    "Слово одразу з’являється у вашому словнику.",
    "Коли будете готові, почніть тест.",
    "Пишіть відповіді з пам’яті. Якщо це одруківка, є ще одна спроба.",
    "Результати показують, що ви знаєте і що варто повторити.",
  ],
  de: [
    "Geben Sie ein Wort und alle seine Bedeutungen ein, durch Kommas getrennt. Mit der Eingabetaste speichern Sie es.",
    "Es steht sofort in Ihrem Wörterbuch.",
    "Wenn Sie so weit sind, starten Sie einen Test.",
    "Schreiben Sie die Antworten aus dem Gedächtnis. Bei einem Tippfehler haben Sie noch einen Versuch.",
    "Das Ergebnis zeigt, was Sie wissen und was Sie wiederholen sollten.",
  ],
  fr: [
    "Saisissez un mot et tous ses sens, séparés par des virgules. Appuyez sur Entrée pour l’enregistrer.",
    "Il figure aussitôt dans votre dictionnaire.",
    "Dès que vous voulez, lancez un test.",
    "Écrivez les réponses de mémoire. Après une faute de frappe, vous avez un second essai.",
    "Le résultat montre ce que vous savez et ce qu’il faut revoir.",
  ],
  es: [
    "Escriba una palabra y todo lo que significa, separado por comas. Pulse Intro para guardarla.",
    "Aparece de inmediato en su diccionario.",
    "Cuando quiera, empiece una prueba.",
    "Escriba las respuestas de memoria. Tras un error de tecleo hay un segundo intento.",
    "El resultado muestra lo que sabe y lo que conviene repasar.",
  ],
  it: [
    "Scrivi una parola e tutti i suoi significati, separati da virgole. Premi Invio per salvarla.",
    "È subito nel tuo dizionario.",
    "Quando vuoi, inizia un test.",
    "Scrivi le risposte a memoria. Dopo un errore di battitura hai un secondo tentativo.",
    "Il risultato mostra che cosa sai e che cosa ripassare.",
  ],
  pl: [
    "Wpisz słowo i wszystkie jego znaczenia, rozdzielone przecinkami. Naciśnij Enter, aby zapisać.",
    "Słowo od razu pojawia się w Twoim słowniku.",
    "Kiedy zechcesz, zacznij test.",
    "Wpisuj odpowiedzi z pamięci. Przy literówce masz jeszcze jedną próbę.",
    "Wynik pokazuje, co już umiesz, a co warto powtórzyć.",
  ],
  ru: [
    "Введите слово и все его значения через запятую. Нажмите Enter, чтобы сохранить.",
    "Слово сразу появляется в вашем словаре.",
    "Когда будете готовы, начните тест.",
    "Пишите ответы по памяти. Если это опечатка, есть ещё одна попытка.",
    "Результаты показывают, что вы знаете и что стоит повторить.",
  ],
};

/** A WebVTT file; `lengths` are the lengths of the film's parts in seconds. */
export function captionsOf(language: InterfaceLanguage, lengths: readonly number[]): string {
  let start = 0;
  const cues = CAPTIONS[language].map((text, index) => {
    const end = start + (lengths[index] ?? 0);
    const cue = `${timestamp(start)} --> ${timestamp(end)}\n${typeset(language, text)}\n`;
    start = end;
    return cue;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

const timestamp = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, "0")}`;
