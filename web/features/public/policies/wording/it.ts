import type { Wording } from "../sections.ts";

export const wording: Wording = {
  titles: {
    overview: "Documenti legali",
    cookie: "Informativa sui cookie",
    privacy: "Informativa sulla privacy",
    "terms-of-use": "Condizioni d’uso",
  },
  version: "Versione: {{date}}",
  contents: "Indice",
  languages: "Questo documento in altre lingue",
  readOn: "Leggi il testo completo",
  operator: "una persona che non ha indicato qui il suo nome",
  unreachable:
    "Per questo server non è stato pubblicato alcun recapito. Chiedi a chi ti ha dato il link: saprà dirti chi gestisce il server.",
};
