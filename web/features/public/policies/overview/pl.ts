import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Trzy dokumenty mówią, jak ten serwer traktuje Ciebie i Twoje dane. Opisują to, co program naprawdę robi.",
  sections: {
    cookie: {
      heading: "Polityka plików cookie",
      paragraphs: ["Kilka plików cookie, głównie do logowania. Żadnego śledzenia, więc i żadnego banera."],
    },
    privacy: {
      heading: "Polityka prywatności",
      paragraphs: [
        "Jakie dane o Tobie są przechowywane i dlaczego, kto jeszcze je otrzymuje, kiedy są usuwane i jak samodzielnie je pobrać lub usunąć.",
      ],
    },
    "terms-of-use": {
      heading: "Regulamin",
      paragraphs: [
        "Na co pozwala każda rola, ile kosztuje Premium, jak je anulować i odzyskać pieniądze oraz co znaczy uczciwe korzystanie.",
      ],
    },
  },
};
