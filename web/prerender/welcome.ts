import type { InterfaceLanguage } from "../../shared/languages.ts";

/** What search engines show below the landing page's title. */
export const welcomeDescription: Record<InterfaceLanguage, string> = {
  en: "Write your own dictionary in any of more than 80 languages and learn its words by heart: Wordhoard tests you on every one, you type the answer and see each letter you got wrong.",
  uk: "Укладіть власний словник будь-якою з понад 80 мов і вчіть його слова напам’ять: Wordhoard перевіряє, чи знаєте ви кожне, ви вводите відповідь і бачите кожну хибну літеру.",
  de: "Schreiben Sie Ihr eigenes Wörterbuch in einer von über 80 Sprachen und lernen Sie seine Wörter auswendig: Wordhoard fragt jedes ab, Sie tippen die Antwort und sehen jeden falschen Buchstaben.",
  fr: "Écrivez votre propre dictionnaire, avec plus de 80 langues au choix, et apprenez-en les mots par cœur\u00a0: Wordhoard vous interroge sur chacun, vous tapez la réponse et voyez chaque lettre fausse.",
  es: "Escriba su propio diccionario en cualquiera de más de 80 idiomas y aprenda sus palabras de memoria: Wordhoard le pregunta cada una de ellas, usted escribe la respuesta y ve cada letra equivocada.",
  it: "Scrivi il tuo dizionario in una di oltre 80 lingue e imparane le parole a memoria: Wordhoard ti interroga su ognuna, tu digiti la risposta e vedi ogni lettera sbagliata.",
  pl: "Stwórz własny słownik w dowolnym z ponad 80 języków i ucz się jego słów na pamięć: Wordhoard pyta o każde słowo, wpisujesz odpowiedź i widzisz każdą błędną literę.",
  ru: "Составьте собственный словарь на любом из более чем 80 языков и учите слова наизусть: Wordhoard спрашивает о каждом, вы вводите ответ и видите каждую неверную букву.",
};
