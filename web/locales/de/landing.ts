import type { Localized } from "../../../shared/plurals.ts";
import type { landing as English } from "../en/landing.ts";

export const landing = {
  title: "Erschließen Sie Ihren Wort\u00adschatz",
  kind: "Substantiv",
  origin: "altenglisch",
  store: "Der persönliche Vorrat eines Menschen an Wörtern.",
  write: "Ein Wörterbuch, das Sie selbst schreiben, und ein Test, mit dem es im Kopf bleibt.",
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
    text: "Ein Begriff, eine oder mehrere Bedeutungen, durch Kommas getrennt. Mit der Eingabetaste ist das Wort gespeichert, und das nächste kann kommen.",
    alt: "Die Seite zum Schreiben von Wörtern: Ein Begriff mit drei Bedeutungen wird eingegeben, darunter stehen die bisherigen Wörter.",
  },
  testing: {
    name: "Test",
    title: "Antworten Sie aus dem Gedächtnis",
    text: "Sie schreiben die Antwort, statt sie anzutippen. Ein Wort mit drei Bedeutungen verlangt alle drei und zeigt, wie viele noch fehlen.",
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
