import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Tre documenti dicono che cosa fa questo server con i tuoi dati e che cosa puoi aspettarti dal servizio. Descrivono ciò che il software fa davvero.",
  sections: {
    cookie: {
      heading: "Informativa sui cookie",
      paragraphs: ["Pochi cookie, quasi tutti per l’accesso. Nessun tracciamento, e quindi nessun banner."],
    },
    privacy: {
      heading: "Informativa sulla privacy",
      paragraphs: [
        "Quali dati vengono conservati su di te e perché, chi altro li riceve, quando vengono eliminati, e come scaricarli o eliminarli in autonomia.",
      ],
    },
    "terms-of-use": {
      heading: "Condizioni d’uso",
      paragraphs: [
        "Che cosa spetta a ogni ruolo, quanto costa Premium, come disdirlo e riavere il denaro, e che cosa si intende per uso corretto.",
      ],
    },
  },
};
