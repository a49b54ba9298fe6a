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
    "Для этого сервера не опубликован адрес. Обратитесь к тому, кто дал вам ссылку: там знают, кто поддерживает сервер.",
};
