import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Політики",
    cookie: "Політика щодо файлів cookie",
    privacy: "Політика конфіденційності",
    "terms-of-use": "Умови користування",
  },
  version: "Версія від {{date}}",
  contents: "Зміст",
  languages: "Цей документ іншими мовами",
  readOn: "Читати повністю",
  operator: "оператор цього сервера",
  unreachable:
    "Для цього сервера не оприлюднено адреси. Запитайте, будь ласка, того, хто дав вам посилання: там знають, хто його утримує.",
};
