import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Правила",
    cookie: "Политика в отношении файлов cookie",
    privacy: "Политика конфиденциальности",
    "terms-of-use": "Условия использования",
  },
  version: "Версия от {{date}}",
  contents: "Содержание",
  languages: "Этот документ на других языках",
  readOn: "Читать полностью",
  operator: "лицо, не указавшее здесь своего имени",
  unreachable:
    "У этого сервера нет опубликованного адреса. Спросите того, кто дал вам ссылку: этот человек подскажет, чей это сервер.",
};
