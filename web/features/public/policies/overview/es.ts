import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Tres documentos explican cómo le trata este servidor a usted y a sus datos. Describen lo que el programa hace de verdad.",
  sections: {
    cookie: {
      heading: "Política de cookies",
      paragraphs: [
        "Unas pocas cookies, necesarias para iniciar sesión. Sin rastreo y, por tanto, sin aviso.",
      ],
    },
    privacy: {
      heading: "Política de privacidad",
      paragraphs: [
        "Qué se guarda sobre usted y por qué, quién más recibe algo de ello, cuándo se elimina y cómo descargarlo o eliminarlo usted mismo.",
      ],
    },
    "terms-of-use": {
      heading: "Condiciones de uso",
      paragraphs: [
        "Qué permite cada rol, cuánto cuesta Premium, cómo cancelarlo y recuperar su dinero, y qué es un uso leal.",
      ],
    },
  },
};
