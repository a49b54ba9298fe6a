import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Tres documentos explican qué hace este servidor con sus datos y qué puede esperar usted del servicio. Describen lo que el programa hace de verdad.",
  sections: {
    cookie: {
      heading: "Política de cookies",
      paragraphs: [
        "Unas pocas cookies, casi todas para iniciar sesión. Sin rastreo y, por tanto, sin banner.",
      ],
    },
    privacy: {
      heading: "Política de privacidad",
      paragraphs: [
        "Qué datos se guardan sobre usted y por qué, quién más los recibe, cuándo se eliminan y cómo puede descargarlos o eliminarlos.",
      ],
    },
    "terms-of-use": {
      heading: "Condiciones de uso",
      paragraphs: [
        "Qué permite cada rol, cuánto cuesta Premium, cómo cancelarlo y recuperar su dinero, y qué es un uso razonable.",
      ],
    },
  },
};
