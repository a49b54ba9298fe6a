import type { InterfaceLanguage } from "../../shared/languages.ts";

interface EmailUndoTexts {
  /** The page that the link of the mail opens. */
  ask: string;
  lead: string;
  undo: string;
  /** The page after the button. */
  done: string;
  next: string;
  newPassword: string;
}

/** The texts of the pages on which people take an address back. */
export const emailUndoTexts: Record<InterfaceLanguage, EmailUndoTexts> = {
  en: {
    ask: "Take your address back?",
    lead: "Your account will have this email address again, and every device will be logged out.",
    undo: "Take it back",
    done: "Your address is back",
    next: "Every device has been logged out. If someone else changed your address, set a new password now.",
    newPassword: "Set a new password",
  },
  de: {
    ask: "Ihre Adresse zurückholen?",
    lead: "Ihr Konto erhält diese E-Mail-Adresse zurück, und alle Geräte werden abgemeldet.",
    undo: "Zurückholen",
    done: "Sie haben Ihre Adresse wieder",
    next: "Alle Geräte wurden abgemeldet. Wenn jemand anders Ihre Adresse geändert hat, legen Sie jetzt ein neues Passwort fest.",
    newPassword: "Neues Passwort festlegen",
  },
  uk: {
    ask: "Повернути вашу адресу?",
    lead: "Ваш обліковий запис знову матиме цю адресу, а сеанси на всіх пристроях буде завершено.",
    undo: "Повернути",
    done: "Вашу адресу повернуто",
    next: "Сеанси на всіх пристроях завершено. Якщо адресу змінив хтось інший, задайте зараз новий пароль.",
    newPassword: "Задати новий пароль",
  },
  fr: {
    ask: "Reprendre votre adresse\u00a0?",
    lead: "Votre compte retrouvera cette adresse e-mail, et tous les appareils seront déconnectés.",
    undo: "La reprendre",
    done: "Vous avez retrouvé votre adresse",
    next: "Tous les appareils ont été déconnectés. Si quelqu’un d’autre avait changé votre adresse, choisissez maintenant un nouveau mot de passe.",
    newPassword: "Choisir un nouveau mot de passe",
  },
  es: {
    ask: "¿Recuperar su dirección?",
    lead: "Su cuenta volverá a tener esta dirección de correo y se cerrará la sesión en todos los dispositivos.",
    undo: "Recuperarla",
    done: "Ha recuperado su dirección",
    next: "Se ha cerrado la sesión en todos los dispositivos. Si otra persona cambió su dirección, elija ahora una nueva contraseña.",
    newPassword: "Elegir una nueva contraseña",
  },
  it: {
    ask: "Riprendere il tuo indirizzo?",
    lead: "Il tuo account avrà di nuovo questo indirizzo e-mail e l’accesso verrà chiuso su tutti i dispositivi.",
    undo: "Riprendilo",
    done: "Hai di nuovo il tuo indirizzo",
    next: "L’accesso è stato chiuso su tutti i dispositivi. Se è stato qualcun altro a cambiare l’indirizzo, scegli subito una nuova password.",
    newPassword: "Scegli una nuova password",
  },
  pl: {
    ask: "Odzyskać Twój adres?",
    lead: "Twoje konto znów będzie miało ten adres e-mail, a wszystkie urządzenia zostaną wylogowane.",
    undo: "Odzyskaj",
    done: "Masz znów swój adres",
    next: "Wszystkie urządzenia zostały wylogowane. Jeśli adres zmienił ktoś inny, ustaw teraz nowe hasło.",
    newPassword: "Ustaw nowe hasło",
  },
  ru: {
    ask: "Вернуть ваш адрес?",
    lead: "У вашей учётной записи снова будет этот адрес, а на всех устройствах будет выполнен выход.",
    undo: "Вернуть",
    done: "Ваш адрес возвращён",
    next: "На всех устройствах выполнен выход. Если адрес изменил кто-то другой, задайте сейчас новый пароль.",
    newPassword: "Задать новый пароль",
  },
};
