import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Политики",
    cookie: "Политика в отношении файлов cookie",
    privacy: "Политика конфиденциальности",
    "terms-of-use": "Условия использования",
  },
  version: "Версия от {{date}}",
  contents: "Содержание",
  languages: "Этот документ на других языках",
  readOn: "Читать полностью",
  operator: "оператор этого сервера",
  unreachable:
    "Для этого сервера не опубликован адрес. Спросите, пожалуйста, того, кто дал вам ссылку: там знают, кто его содержит.",
};
