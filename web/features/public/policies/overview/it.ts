import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Tre documenti dicono come questo server tratta te e i tuoi dati. Descrivono ciò che il software fa davvero.",
  sections: {
    cookie: {
      heading: "Informativa sui cookie",
      paragraphs: [
        "Pochi cookie, quelli che servono per accedere. Nessun tracciamento, e quindi nessun banner.",
      ],
    },
    privacy: {
      heading: "Informativa sulla privacy",
      paragraphs: [
        "Che cosa viene conservato su di te e perché, chi altro ne riceve una parte, quando viene eliminato, e come scaricarlo o eliminarlo in autonomia.",
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
