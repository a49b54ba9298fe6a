import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Правила",
    cookie: "Політика щодо файлів cookie",
    privacy: "Політика конфіденційності",
    "terms-of-use": "Умови користування",
  },
  version: "Версія від {{date}}",
  contents: "Зміст",
  languages: "Цей документ іншими мовами",
  readOn: "Читати повністю",
  operator: "особа, яка не вказала тут свого імені",
  unreachable:
    "Для цього сервера не оприлюднено адреси. Зверніться до того, хто дав вам посилання: ця людина скаже, хто утримує сервер.",
};
