import type { InterfaceLanguage } from "../../shared/languages.ts";
import type { PluralCategories } from "../../shared/plurals.ts";
import { typesetAll } from "../../shared/typography.ts";
import type { MailText } from "./mails/mail-texts.ts";

interface ReminderTexts<Language extends InterfaceLanguage> {
  subject: string;
  title: string;
  due: Record<PluralCategories[Language], string>;
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
    due: { one: "{{count}} word is due today.", other: "{{count}} words are due today." },
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
    due: {
      one: "На сьогодні {{count}} слово.",
      few: "На сьогодні {{count}} слова.",
      many: "На сьогодні {{count}} слів.",
      other: "На сьогодні {{count}} слова.",
    },
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
    due: { one: "Heute ist {{count}} Wort fällig.", other: "Heute sind {{count}} Wörter fällig." },
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
    due: {
      one: "{{count}} mot est à revoir aujourd’hui.",
      other: "{{count}} mots sont à revoir aujourd’hui.",
    },
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
    due: {
      one: "Hoy toca repasar {{count}} palabra.",
      other: "Hoy toca repasar {{count}} palabras.",
    },
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
    due: {
      one: "Oggi c’è {{count}} parola da ripassare.",
      other: "Oggi ci sono {{count}} parole da ripassare.",
    },
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
    due: {
      one: "Na dziś jest {{count}} słowo do powtórki.",
      few: "Na dziś są {{count}} słowa do powtórki.",
      many: "Na dziś jest {{count}} słów do powtórki.",
      other: "Na dziś jest {{count}} słowa do powtórki.",
    },
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
    due: {
      one: "На сегодня {{count}} слово.",
      few: "На сегодня {{count}} слова.",
      many: "На сегодня {{count}} слов.",
      other: "На сегодня {{count}} слова.",
    },
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
  const lead = `${counted(language, texts.due, words)} ${counted(language, texts.minutes, minutes)}`;
  return { subject: texts.subject, title: texts.title, lead, note: texts.note };
}

function counted(
  language: InterfaceLanguage,
  forms: { other: string } & Partial<Record<string, string>>,
  count: number,
): string {
  const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return text.replace("{{count}}", new Intl.NumberFormat(language).format(count));
}
