import { counted, dueWords } from "../../shared/due-words.ts";
import type { InterfaceLanguage } from "../../shared/languages.ts";
import type { PluralCategories } from "../../shared/plurals.ts";
import { typesetAll } from "../../shared/typography.ts";
import type { MailText } from "./mails/mail-texts.ts";

interface ReminderTexts<Language extends InterfaceLanguage> {
  subject: string;
  title: string;
  minutes: Record<PluralCategories[Language], string>;
  note: string;
  links: { today: string; end: string };
  /** The page that turns the mails off without signing in. */
  page: { ask: string; end: string; ended: string; settings: string };
}

/** The mail on a day when words are due, and the page that ends such mails. */
export const reminderTexts: { [Language in InterfaceLanguage]: ReminderTexts<Language> } = {
  en: {
    subject: "Your words for today",
    title: "Time to review",
    minutes: { one: "That takes about {{count}} minute.", other: "That takes about {{count}} minutes." },
    note: "You’re getting this email because you turned on reminders. It comes at most once a day, and only when words are due.",
    links: { today: "Start review", end: "Stop reminders" },
    page: {
      ask: "Stop reminder emails?",
      end: "Stop reminders",
      ended: "You won’t get any more reminder emails",
      settings: "Go to the settings",
    },
  },
  uk: {
    subject: "Ваші слова на сьогодні",
    title: "Час повторити слова",
    minutes: {
      one: "Це приблизно {{count}} хвилина.",
      few: "Це приблизно {{count}} хвилини.",
      many: "Це приблизно {{count}} хвилин.",
      other: "Це приблизно {{count}} хвилини.",
    },
    note: "Ви отримали цей лист, бо ввімкнули нагадування. Він приходить щонайбільше раз на день і лише тоді, коли є що повторити.",
    links: { today: "Почати повторення", end: "Вимкнути нагадування" },
    page: {
      ask: "Вимкнути нагадування поштою?",
      end: "Вимкнути нагадування",
      ended: "Нагадування більше не надходитимуть",
      settings: "До налаштувань",
    },
  },
  de: {
    subject: "Ihre Wörter für heute",
    title: "Zeit zum Wiederholen",
    minutes: { one: "Das dauert etwa {{count}} Minute.", other: "Das dauert etwa {{count}} Minuten." },
    note: "Sie erhalten diese E-Mail, weil Sie Erinnerungen eingeschaltet haben. Wir schicken sie höchstens einmal am Tag und nur, wenn Wörter fällig sind.",
    links: { today: "Wiederholung starten", end: "Erinnerungen ausschalten" },
    page: {
      ask: "Erinnerungen per E-Mail ausschalten?",
      end: "Erinnerungen ausschalten",
      ended: "Sie erhalten keine Erinnerungen mehr",
      settings: "Zu den Einstellungen",
    },
  },
  fr: {
    subject: "Vos mots d’aujourd’hui",
    title: "C’est le moment de réviser",
    minutes: { one: "Comptez environ {{count}} minute.", other: "Comptez environ {{count}} minutes." },
    note: "Vous recevez cet e-mail parce que vous avez activé les rappels. Il arrive une fois par jour au plus, et seulement quand des mots sont à revoir.",
    links: { today: "Commencer la révision", end: "Désactiver les rappels" },
    page: {
      ask: "Désactiver les rappels par e-mail ?",
      end: "Désactiver les rappels",
      ended: "Vous ne recevrez plus de rappels",
      settings: "Aller aux paramètres",
    },
  },
  es: {
    subject: "Sus palabras de hoy",
    title: "Es hora de repasar",
    minutes: { one: "Le llevará cerca de {{count}} minuto.", other: "Le llevará unos {{count}} minutos." },
    note: "Recibe este correo porque ha activado los recordatorios. Llega una vez al día como máximo, y solo cuando hay palabras que repasar.",
    links: { today: "Empezar el repaso", end: "Desactivar los recordatorios" },
    page: {
      ask: "¿Desactivar los recordatorios por correo?",
      end: "Desactivar los recordatorios",
      ended: "Ya no recibirá más recordatorios",
      settings: "Ir a los ajustes",
    },
  },
  it: {
    subject: "Le tue parole di oggi",
    title: "È ora di ripassare",
    minutes: { one: "Ci vuole circa {{count}} minuto.", other: "Ci vogliono circa {{count}} minuti." },
    note: "Ricevi questa e-mail perché hai attivato i promemoria. Arriva al massimo una volta al giorno, e solo quando ci sono parole da ripassare.",
    links: { today: "Inizia il ripasso", end: "Disattiva i promemoria" },
    page: {
      ask: "Disattivare i promemoria via e-mail?",
      end: "Disattiva i promemoria",
      ended: "Non riceverai più promemoria",
      settings: "Vai alle impostazioni",
    },
  },
  pl: {
    subject: "Twoje słowa na dziś",
    title: "Czas na powtórkę",
    minutes: {
      one: "Zajmie to około {{count}} minuty.",
      few: "Zajmie to około {{count}} minut.",
      many: "Zajmie to około {{count}} minut.",
      other: "Zajmie to około {{count}} minuty.",
    },
    note: "Otrzymujesz tę wiadomość, ponieważ masz włączone przypomnienia. Przychodzi najwyżej raz dziennie i tylko wtedy, gdy jest co powtarzać.",
    links: { today: "Zacznij powtórkę", end: "Wyłącz przypomnienia" },
    page: {
      ask: "Wyłączyć przypomnienia wysyłane e-mailem?",
      end: "Wyłącz przypomnienia",
      ended: "Nie będziesz już dostawać przypomnień",
      settings: "Przejdź do ustawień",
    },
  },
  ru: {
    subject: "Ваши слова на сегодня",
    title: "Пора повторить слова",
    minutes: {
      one: "Это примерно {{count}} минута.",
      few: "Это примерно {{count}} минуты.",
      many: "Это примерно {{count}} минут.",
      other: "Это примерно {{count}} минуты.",
    },
    note: "Вы получили это письмо, потому что включили напоминания. Оно приходит не чаще раза в день и только тогда, когда есть что повторить.",
    links: { today: "Начать повторение", end: "Отключить напоминания" },
    page: {
      ask: "Отключить напоминания по почте?",
      end: "Отключить напоминания",
      ended: "Напоминания больше не будут приходить",
      settings: "Перейти в настройки",
    },
  },
};

/** What the mail says of a day. */
export function reminderText(
  language: InterfaceLanguage,
  { words, minutes }: { words: number; minutes: number },
): MailText {
  const texts = typesetAll(language, reminderTexts[language]);
  const lead = `${dueWords(language, words)} ${counted(language, texts.minutes, minutes)}`;
  return { subject: texts.subject, title: texts.title, lead, note: texts.note };
}
