import { interfaceLanguageOf, type InterfaceLanguage } from "../shared/languages.ts";

/** Kept out of the locales: they are what could not be loaded. */
const TEXTS: Record<InterfaceLanguage, { message: string; reload: string }> = {
  en: { message: "Wordhoard couldn’t be loaded. Check your connection.", reload: "Reload the page" },
  uk: {
    message: "Не вдалося завантажити Wordhoard. Перевірте з’єднання з інтернетом.",
    reload: "Оновити сторінку",
  },
  de: {
    message: "Wordhoard konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung.",
    reload: "Seite neu laden",
  },
  fr: {
    message: "Wordhoard n’a pas pu être chargé. Vérifiez votre connexion Internet.",
    reload: "Recharger la page",
  },
  es: {
    message: "No se ha podido cargar Wordhoard. Compruebe su conexión a Internet.",
    reload: "Recargar la página",
  },
  it: {
    message: "Non è stato possibile caricare Wordhoard. Controlla la connessione a Internet.",
    reload: "Ricarica la pagina",
  },
  pl: {
    message: "Nie udało się wczytać Wordhoard. Sprawdź połączenie z internetem.",
    reload: "Odśwież stronę",
  },
  ru: {
    message: "Не удалось загрузить Wordhoard. Проверьте подключение к интернету.",
    reload: "Обновить страницу",
  },
};

/** What is shown when not even the strings of a language could be loaded. */
export function tellUnreachable(root: Element): void {
  const { message, reload } = TEXTS[interfaceLanguageOf(document.documentElement.lang)];
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = message;
  const button = document.createElement("button");
  button.textContent = reload;
  button.addEventListener("click", () => location.reload());
  root.replaceChildren(text, button);
}
