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
    lead: "Your account will have this email address again, and every device will be logged out. Any way to log in that was added or changed in the 7 days before the address changed, or after it, will be removed.",
    undo: "Take it back",
    done: "Your address is back",
    next: "Every device has been logged out, and any way to log in that was added or changed in the 7 days before the address changed, or after it, has been removed. If someone else changed your address, set a new password now.",
    newPassword: "Set a new password",
  },
  de: {
    ask: "Ihre Adresse zurückholen?",
    lead: "Ihr Konto erhält diese E-Mail-Adresse zurück, und alle Geräte werden abgemeldet. Anmeldewege, die in den 7 Tagen vor der Adressänderung oder danach hinzugefügt oder geändert wurden, werden entfernt.",
    undo: "Zurückholen",
    done: "Sie haben Ihre Adresse wieder",
    next: "Alle Geräte wurden abgemeldet, und Anmeldewege, die in den 7 Tagen vor der Adressänderung oder danach hinzugefügt oder geändert wurden, sind entfernt. Wenn jemand anders Ihre Adresse geändert hat, legen Sie jetzt ein neues Passwort fest.",
    newPassword: "Neues Passwort festlegen",
  },
  uk: {
    ask: "Повернути вашу адресу?",
    lead: "Ваш обліковий запис знову матиме цю адресу, а сеанси на всіх пристроях буде завершено. Способи входу, додані або змінені впродовж 7 днів до зміни адреси чи пізніше, буде видалено.",
    undo: "Повернути",
    done: "Вашу адресу повернуто",
    next: "Сеанси на всіх пристроях завершено, а способи входу, додані або змінені впродовж 7 днів до зміни адреси чи пізніше, видалено. Якщо адресу змінив хтось інший, задайте зараз новий пароль.",
    newPassword: "Задати новий пароль",
  },
  fr: {
    ask: "Reprendre votre adresse\u00a0?",
    lead: "Votre compte retrouvera cette adresse e-mail, et tous les appareils seront déconnectés. Les moyens de connexion ajoutés ou modifiés dans les 7 jours précédant le changement d’adresse, ou depuis, seront supprimés.",
    undo: "La reprendre",
    done: "Vous avez retrouvé votre adresse",
    next: "Tous les appareils ont été déconnectés, et les moyens de connexion ajoutés ou modifiés dans les 7 jours précédant le changement d’adresse, ou depuis, ont été supprimés. Si quelqu’un d’autre avait changé votre adresse, choisissez maintenant un nouveau mot de passe.",
    newPassword: "Choisir un nouveau mot de passe",
  },
  es: {
    ask: "¿Recuperar su dirección?",
    lead: "Su cuenta volverá a tener esta dirección de correo y se cerrará la sesión en todos los dispositivos. Se eliminarán las formas de iniciar sesión añadidas o cambiadas en los 7 días anteriores al cambio de dirección o después.",
    undo: "Recuperarla",
    done: "Ha recuperado su dirección",
    next: "Se ha cerrado la sesión en todos los dispositivos y se han eliminado las formas de iniciar sesión añadidas o cambiadas en los 7 días anteriores al cambio de dirección o después. Si otra persona cambió su dirección, elija ahora una nueva contraseña.",
    newPassword: "Elegir una nueva contraseña",
  },
  it: {
    ask: "Riprendere il tuo indirizzo?",
    lead: "Il tuo account avrà di nuovo questo indirizzo e-mail e tutti i dispositivi verranno scollegati. I modi di accedere aggiunti o cambiati nei 7 giorni prima del cambio di indirizzo, o dopo, verranno rimossi.",
    undo: "Riprendilo",
    done: "Hai di nuovo il tuo indirizzo",
    next: "Tutti i dispositivi sono stati scollegati, e i modi di accedere aggiunti o cambiati nei 7 giorni prima del cambio di indirizzo, o dopo, sono stati rimossi. Se è stato qualcun altro a cambiare l’indirizzo, scegli subito una nuova password.",
    newPassword: "Scegli una nuova password",
  },
  pl: {
    ask: "Odzyskać adres?",
    lead: "Twoje konto znów będzie miało ten adres e-mail, a wszystkie urządzenia zostaną wylogowane. Sposoby logowania dodane lub zmienione w ciągu 7 dni przed zmianą adresu lub później zostaną usunięte.",
    undo: "Odzyskaj",
    done: "Masz znów swój adres",
    next: "Wszystkie urządzenia zostały wylogowane, a sposoby logowania dodane lub zmienione w ciągu 7 dni przed zmianą adresu lub później zostały usunięte. Jeśli adres zmienił ktoś inny, ustaw teraz nowe hasło.",
    newPassword: "Ustaw nowe hasło",
  },
  ru: {
    ask: "Вернуть ваш адрес?",
    lead: "У вашей учётной записи снова будет этот адрес, а сеансы на всех устройствах завершатся. Способы входа, добавленные или изменённые в течение 7 дней до смены адреса или позже, будут удалены.",
    undo: "Вернуть",
    done: "Ваш адрес возвращён",
    next: "Сеансы на всех устройствах завершены, а способы входа, добавленные или изменённые в течение 7 дней до смены адреса или позже, удалены. Если адрес изменил кто-то другой, задайте сейчас новый пароль.",
    newPassword: "Задать новый пароль",
  },
};
