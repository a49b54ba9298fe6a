import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  menu: {
    title: "Accedi o registrati",
    logIn: "Accedi",
    logInText: "Con e-mail e password",
    signUp: "Registrati",
    signUpText: "Un account gratuito conserva le tue parole",
    guest: "Entra come ospite",
    guestText: "Prima dai un’occhiata, senza compilare nulla",
  },
  guest: {
    title: "Entra come ospite",
    lead: "Funziona tutto, in piccolo. Registrati prima che scada il tempo, e le tue parole resteranno.",
    dictionaries: "Dizionari",
    words: "Parole per dizionario",
    tests: "Test al giorno",
    deleted: "Eliminato dopo",
    hours_one: "{{count}} ora",
    hours_other: "{{count}} ore",
    enter: "Entra come ospite",
    already: "Hai un account? <a>Accedi</a>",
  },
  guestInfo: {
    title: "Sei qui come ospite",
    open: "Che cosa può fare un ospite",
    lead: "Funziona tutto, in piccolo. Registrati prima che scada il tempo, e le tue parole resteranno.",
    deletedOn: "Eliminazione",
    timeLeft: "Tempo rimasto",
    signUp: "Registrati",
    stay: "Continua come ospite",
  },
  policies: {
    title: "Prima di cominciare",
    lead: "Leggi i tre documenti. Te li chiederemo di nuovo solo se cambiano.",
    cookie: "Accetto l’<a>informativa sui cookie</a>",
    privacy: "Accetto l’<a>informativa sulla privacy</a>",
    "terms-of-use": "Accetto le <a>condizioni d’uso</a>",
    submit: "Conferma",
    hint: "Tutte le informative devono essere accettate",
  },
} satisfies Localized<typeof English, "it">;
