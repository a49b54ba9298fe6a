import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"overview"> = {
  lead: "Trzy dokumenty mówią, jak ten serwer traktuje Ciebie i Twoje dane. Opisują to, co program naprawdę robi.",
  sections: {
    cookie: {
      heading: "Polityka plików cookie",
      paragraphs: [
        "Kilka plików cookie, bez których nie da się zalogować. Żadnego śledzenia, więc i żadnego banera.",
      ],
    },
    privacy: {
      heading: "Polityka prywatności",
      paragraphs: [
        "Co jest o Tobie przechowywane i dlaczego, kto jeszcze coś z tego otrzymuje, kiedy jest usuwane i jak samodzielnie to pobrać lub usunąć.",
      ],
    },
    "terms-of-use": {
      heading: "Warunki korzystania",
      paragraphs: [
        "Na co pozwala każda rola, ile kosztuje Premium, jak je anulować i odzyskać pieniądze oraz co znaczy uczciwe korzystanie.",
      ],
    },
  },
};
