import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Chi siamo",
  welcome: "Benvenuto",
  support: "Assistenza",
  policies: "Informative",
  operator: "il gestore di questo server",
  unreachable:
    "Per questo server non è stato impostato alcun indirizzo di assistenza. Chiedi a chi ti ha dato il link: saprà dirti chi lo gestisce.",
  aboutPage: {
    lead: "Wordhoard è un dizionario che scrive chi lo legge, e che poi gli chiede le sue parole.",
    nameTitle: "Il nome",
    name: "In inglese antico il wordhord era il tesoro di parole di una persona. Chi aveva qualcosa da dire per prima cosa lo apriva. Il tuo cresce con ogni parola che annoti.",
    projectTitle: "Il progetto",
    project:
      "Raccogli le parole che incontri, con tutto ciò che significano, in più di 80 lingue. Poi ti vengono chieste, e scrivi le risposte: ciò che sai scrivere, lo sai.",
    judging:
      "Le risposte sono valutate come farebbe un buon insegnante: un errore di battitura è segnalato, un articolo dimenticato perdonato, una risposta sbagliata mostrata lettera per lettera. E se alla fine avevi ragione, l’ultima parola è tua.",
    manners: "Niente serie da non interrompere, niente pubblicità, niente tracciamento.",
    premium: "Premium alza i limiti e paga il server.",
    companyTitle: "Chi lo gestisce",
    company: "A gestire questo server è {{operator}}.",
    freedom:
      "Wordhoard è software libero con licenza MIT: chiunque può leggerlo, modificarlo e metterlo in funzione.",
    licences: "Licenze del software e dei caratteri che contiene",
    write: "Scrivici",
  },
  supportPage: {
    lead: "Qualcosa non funziona, o potrebbe funzionare meglio? Scrivici.",
    tellTitle: "Che cosa ci aiuta ad aiutarti",
    tellWhat: "Che cosa hai fatto, e che cosa è successo",
    tellWhere: "Il tuo dispositivo e il browser, se puoi con una schermata",
    tellNever: "Mai la password o un codice: non ci servono",
    write: "Scrivi a {{email}}",
    selfTitle: "Più veloce di una lettera",
    password: "Password dimenticata? <a>Impostane una nuova</a>.",
    guest:
      "Gli account ospite vengono eliminati dopo 24 ore. <a>Registrati</a> prima, e le tue parole resteranno.",
    data: "Che cosa succede ai tuoi dati è scritto nelle <a>informative</a>.",
  },
} satisfies Localized<typeof English, "it">;
