import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Chi siamo",
  welcome: "Home",
  support: "Assistenza",
  policies: "Documenti legali",
  operator: "una persona che non ha indicato qui il suo nome",
  unreachable:
    "Per questo server non è stato impostato alcun indirizzo di assistenza. Chiedi a chi ti ha dato il link: saprà dirti chi gestisce il server.",
  aboutPage: {
    lead: "Wordhoard è un dizionario che scrivi tu, con test che ti aiutano a ricordarne le parole.",
    nameTitle: "Il nome",
    name: "In inglese antico il wordhord era il tesoro di parole di una persona. Chi aveva qualcosa da dire per prima cosa lo apriva. Il tuo cresce con ogni parola che annoti.",
    projectTitle: "Il progetto",
    project:
      "Raccogli le parole che incontri, con tutto ciò che significano, in più di 80 lingue. Poi ti metti alla prova e scrivi le risposte: ciò che sai scrivere, lo sai.",
    judging:
      "Le risposte vengono corrette come farebbe un buon insegnante: un errore di battitura viene segnalato, un articolo dimenticato viene perdonato, una risposta sbagliata viene mostrata lettera per lettera. E se alla fine avevi ragione, l’ultima parola è tua.",
    manners: "Niente pubblicità, niente tracciamento, e un giorno di pausa non ti fa perdere nulla.",
    premium: "Premium alza i limiti e aiuta a pagare il server.",
    companyTitle: "Chi gestisce questo server",
    company: "A gestire questo server è {{operator}}.",
    freedom:
      "Wordhoard è software libero con licenza MIT: chiunque può leggerlo, modificarlo e usarlo sul proprio server.",
    licences: "Licenze del software e dei caratteri che contiene",
    write: "Scrivici",
  },
  supportPage: {
    lead: "Qualcosa non funziona, o potrebbe funzionare meglio? Scrivici.",
    tellTitle: "Che cosa ci serve per aiutarti",
    tellWhat: "Che cosa hai fatto, e che cosa è successo",
    tellWhere: "Il tuo dispositivo e il browser, se puoi con una schermata",
    tellNever: "Mai la password o un codice: non ci servono",
    write: "Scrivi a {{email}}",
    selfTitle: "Risposte rapide",
    password: "Password dimenticata? <a>Scegline una nuova</a>.",
    guest:
      "Gli account ospite vengono eliminati dopo 24 ore. <a>Registrati</a> prima per conservare le tue parole.",
    data: "I nostri <a>documenti legali</a> spiegano che cosa succede ai tuoi dati.",
  },
} satisfies Localized<typeof English, "it">;
