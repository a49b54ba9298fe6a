import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Políticas",
    cookie: "Política de cookies",
    privacy: "Política de privacidad",
    "terms-of-use": "Condiciones de uso",
  },
  version: "Versión del {{date}}",
  contents: "Índice",
  languages: "Este documento en otros idiomas",
  readOn: "Leer el texto completo",
  operator: "una persona que no ha indicado aquí su nombre",
  unreachable:
    "No se ha publicado ninguna dirección para este servidor. Pregunte a la persona que le dio el enlace: sabrá decirle quién gestiona el servidor.",
};
