import type { InterfaceLanguage } from "../../shared/languages.ts";
import { typesetAll } from "../../shared/typography.ts";

/** What the owner of an account has to know when its address was taken back; all but the last has been removed. */
export const TAKEN_BACK = ["password", "passkeys", "google", "tokens", "totp", "totp_ended"] as const;
export type TakenBack = (typeof TAKEN_BACK)[number];

const texts: Record<InterfaceLanguage, Record<TakenBack, string>> = {
  en: {
    password: "The password had been changed and no longer works: set a new one.",
    passkeys: "Passkeys that had been added were removed.",
    google: "A Google account that had been linked was unlinked.",
    tokens: "Keys for other programs that had been created were revoked.",
    totp: "One-time codes that had been turned on were turned off, and their recovery codes deleted.",
    totp_ended:
      "One-time codes had been turned off. They can’t be brought back: set them up again in the settings.",
  },
  de: {
    password: "Das Passwort war geändert worden und gilt nicht mehr: Legen Sie ein neues fest.",
    passkeys: "Neu hinzugefügte Passkeys wurden entfernt.",
    google: "Ein neu verknüpftes Google-Konto wurde getrennt.",
    tokens: "Neu erstellte Schlüssel für andere Programme wurden widerrufen.",
    totp: "Neu eingeschaltete Einmalcodes wurden ausgeschaltet und ihre Wiederherstellungscodes gelöscht.",
    totp_ended:
      "Einmalcodes waren ausgeschaltet worden. Sie lassen sich nicht zurückholen: Richten Sie sie in den Einstellungen neu ein.",
  },
  uk: {
    password: "Пароль було змінено, і він більше не діє: задайте новий.",
    passkeys: "Додані ключі доступу видалено.",
    google: "Прив’язаний обліковий запис Google від’єднано.",
    tokens: "Створені ключі для інших програм відкликано.",
    totp: "Одноразові коди, які було ввімкнено, тепер вимкнено, а коди відновлення до них видалено.",
    totp_ended: "Одноразові коди було вимкнено. Повернути їх не можна: увімкніть їх знову в налаштуваннях.",
  },
  fr: {
    password: "Le mot de passe avait été modifié et ne fonctionne plus\u00a0: choisissez-en un nouveau.",
    passkeys: "Les clés d’accès qui avaient été ajoutées ont été supprimées.",
    google: "Un compte Google qui avait été associé a été dissocié.",
    tokens: "Les clés créées pour d’autres programmes ont été révoquées.",
    totp: "Les codes à usage unique qui avaient été activés ont été désactivés, et leurs codes de récupération supprimés.",
    totp_ended:
      "Les codes à usage unique avaient été désactivés. Ils ne peuvent pas être rétablis\u00a0: configurez-les à nouveau dans les paramètres.",
  },
  es: {
    password: "La contraseña se había cambiado y ya no sirve: elija una nueva.",
    passkeys: "Se han eliminado las llaves de acceso que se habían añadido.",
    google: "Se ha desvinculado una cuenta de Google que se había vinculado.",
    tokens: "Se han anulado las claves para otros programas que se habían creado.",
    totp: "Se han desactivado los códigos de un solo uso que se habían activado y se han borrado sus códigos de recuperación.",
    totp_ended:
      "Los códigos de un solo uso se habían desactivado. No se pueden recuperar: configúrelos de nuevo en los ajustes.",
  },
  it: {
    password: "La password era stata cambiata e non vale più: scegline una nuova.",
    passkeys: "Le passkey che erano state aggiunte sono state rimosse.",
    google: "Un account Google che era stato collegato è stato scollegato.",
    tokens: "Le chiavi per altri programmi che erano state create sono state revocate.",
    totp: "I codici usa e getta che erano stati attivati sono stati disattivati e i loro codici di recupero eliminati.",
    totp_ended:
      "I codici usa e getta erano stati disattivati. Non si possono ripristinare: configurali di nuovo nelle impostazioni.",
  },
  pl: {
    password: "Hasło zostało wcześniej zmienione i już nie działa: ustaw nowe.",
    passkeys: "Dodane klucze dostępu zostały usunięte.",
    google: "Połączone konto Google zostało odłączone.",
    tokens: "Utworzone klucze dla innych programów zostały unieważnione.",
    totp: "Włączone kody jednorazowe zostały wyłączone, a ich kody odzyskiwania usunięte.",
    totp_ended:
      "Kody jednorazowe zostały wcześniej wyłączone. Nie da się ich przywrócić: skonfiguruj je ponownie w ustawieniach.",
  },
  ru: {
    password: "Пароль был изменён и больше не действует: задайте новый.",
    passkeys: "Добавленные ключи доступа удалены.",
    google: "Привязанная учётная запись Google отвязана.",
    tokens: "Созданные ключи для других программ отозваны.",
    totp: "Включённые одноразовые коды выключены, а их коды восстановления удалены.",
    totp_ended: "Одноразовые коды были выключены. Вернуть их нельзя: включите их заново в настройках.",
  },
};

export const linesOfTakenBack = (language: InterfaceLanguage, found: readonly TakenBack[]): string[] =>
  found.map((what) => typesetAll(language, texts[language])[what]);

/** What a mail was queued with. */
export const takenBackIn = (detail: string | null): TakenBack[] =>
  TAKEN_BACK.filter((what) => detail?.split(" ").includes(what));
