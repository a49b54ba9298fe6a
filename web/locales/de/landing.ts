import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Erschließen Sie Ihren Wort\u00adschatz",
  kind: "Substantiv",
  origin: "altenglisch",
  store: "Der Vorrat an Wörtern, über den ein Mensch verfügt.",
  write: "Ein Wörterbuch, das Sie selbst schreiben, und Tests, mit denen die Wörter im Kopf bleiben.",
  start: "Jetzt loslegen",
  try: "Ausprobieren",
  account: "Ich habe bereits ein Konto",
  how: "So funktioniert es",
  previous: "Vorherige Folie",
  next: "Nächste Folie",
  position: "{{number}} von {{total}}",
  dictionary: {
    name: "Wörterbuch",
    title: "Schreiben Sie das Wörterbuch, das Sie brauchen",
    text: "Ein Begriff, eine oder mehrere Bedeutungen, durch Kommas getrennt. Mit der Eingabetaste speichern Sie das Wort und beginnen das nächste.",
    alt: "Die Seite zum Schreiben von Wörtern: Ein Begriff mit drei Bedeutungen wird eingegeben, darunter stehen die bisherigen Wörter.",
  },
  testing: {
    name: "Test",
    title: "Antworten Sie aus dem Gedächtnis",
    text: "Sie schreiben die Antwort, statt sie anzutippen. Hat ein Wort drei Bedeutungen, werden alle drei abgefragt, und Sie sehen, wie viele noch fehlen.",
    alt: "Eine Frage im Test: Das Wort steht groß oben, eine seiner drei Bedeutungen ist gefunden, die zweite wird gerade eingegeben.",
  },
  organization: {
    name: "Ordnung",
    title: "Halten Sie Ihre Sprachen auseinander",
    text: "Ein Wörterbuch für jedes Sprachenpaar, jeden Kurs, jedes Buch. Ein paar Buchstaben genügen, um es zu finden.",
    alt: "Die Liste der Wörterbücher: Jede Karte zeigt die beiden Sprachen, die Zahl der Wörter und ihre Verteilung über das Alphabet.",
  },
  film: {
    title: "Vom ersten Wort zum ersten Test",
    detail: "Einführungsvideo: eine halbe Minute, ohne Ton",
    play: "Video abspielen",
  },
  reviews: "Was Lernende sagen",
  stars: "5 von 5 Sternen",
} satisfies Localized<typeof English, "de">;
