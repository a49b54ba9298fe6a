import type { MailTexts } from "./index.ts";

export const it: MailTexts = {
  verification: {
    subject: "Il tuo codice di conferma per Wordhoard",
    title: "Conferma il tuo indirizzo",
    lead: "Inserisci questo codice in Wordhoard per confermare il tuo indirizzo e-mail:",
    note: "Il codice è valido per 10 minuti. Se non hai creato un account Wordhoard, ignora questo messaggio: senza il codice non succede nulla.",
  },
  restore: {
    subject: "Il tuo codice per una nuova password di Wordhoard",
    title: "Scegli una nuova password",
    lead: "Inserisci questo codice in Wordhoard per scegliere una nuova password:",
    note: "Il codice è valido per 10 minuti, nel browser da cui è stato richiesto. Se non l’hai richiesto tu, ignora questo messaggio: la tua password resta la stessa.",
  },
  restore_guessed: {
    subject: "Codici errati per la tua password di Wordhoard",
    title: "Qualcuno sta provando a indovinare i codici",
    lead: "Qualcuno ha inserito codici errati per una nuova password del tuo account, più spesso di quanto permettiamo in un giorno. Non è cambiato nulla: la tua password vale come prima.",
    note: "Se sei stato tu, accedi con la tua password o chiedi un nuovo codice domani. Altrimenti non devi fare nulla.",
  },
  account_exists: {
    subject: "Hai già un account Wordhoard",
    title: "Hai già un account",
    lead: "Qualcuno, probabilmente tu, ha provato a registrarsi a Wordhoard con questo indirizzo. Esiste già un account, quindi non è cambiato nulla.",
    note: "Se non l’hai fatto tu, ignora questo messaggio.",
  },
  password_changed: {
    subject: "La tua password di Wordhoard è stata cambiata",
    title: "La tua password è stata cambiata",
    lead: "La password del tuo account è stata appena cambiata e l’accesso è stato chiuso su tutti gli altri dispositivi.",
    note: "Se non l’hai fatto tu, scegli subito una nuova password.",
  },
  password_removed: {
    subject: "Il tuo account Wordhoard non ha più una password",
    title: "La tua password è stata rimossa",
    lead: "La password del tuo account è appena stata rimossa. D’ora in poi accedi con una passkey o con Google.",
    note: "Se non sei stato tu, imposta subito una nuova password.",
  },
  passkey_added: {
    subject: "È stata aggiunta una passkey al tuo account Wordhoard",
    title: "È stata aggiunta una passkey",
    lead: "Una passkey è appena stata aggiunta al tuo account. Chi ce l’ha può accedere senza la tua password.",
    note: "Se non sei stato tu, rimuovi la passkey nelle impostazioni e imposta subito una nuova password.",
  },
  passkey_removed: {
    subject: "È stata rimossa una passkey dal tuo account Wordhoard",
    title: "È stata rimossa una passkey",
    lead: "Una passkey è appena stata rimossa dal tuo account. Non si può più usare per accedere.",
    note: "Se non sei stato tu, imposta subito una nuova password.",
  },
  account_deleted: {
    subject: "Il tuo account Wordhoard è stato eliminato",
    title: "Il tuo account è stato eliminato",
    lead: "Il tuo account è stato eliminato con tutti i dizionari, le parole e i risultati dei test. Non si può tornare indietro. Se avevi un abbonamento, è stato disdetto.",
    note: "Grazie per averci affidato le tue parole. Puoi registrarti di nuovo quando vuoi.",
  },
  email_change: {
    subject: "Il tuo codice per un altro indirizzo Wordhoard",
    title: "Conferma il nuovo indirizzo e-mail",
    lead: "Inserisci questo codice in Wordhoard per usare questo indirizzo e-mail con il tuo account:",
    note: "Il codice vale 10 minuti. Se non l’hai richiesto, ignora questa e-mail: senza il codice non succede nulla.",
  },
  address_taken: {
    subject: "Il tuo indirizzo è già in uso su Wordhoard",
    title: "Usi già questo indirizzo",
    lead: "Qualcuno, probabilmente tu, voleva usare questo indirizzo e-mail per un altro account Wordhoard. Appartiene già al tuo, quindi non è cambiato nulla.",
    note: "Se non eri tu, ignora questa e-mail.",
  },
  email_changed: {
    subject: "Il tuo indirizzo e-mail di Wordhoard è stato cambiato",
    title: "Il tuo indirizzo e-mail è stato cambiato",
    lead: "Il tuo account ha ora un altro indirizzo e-mail, con cui accedi d’ora in poi. L’accesso è stato chiuso su tutti gli altri tuoi dispositivi.",
    note: "Se non eri tu, riprendi questo indirizzo con il link qui sotto. Funziona una sola volta, per 7 giorni, e chiude l’accesso su tutti i dispositivi.",
  },
  email_undone: {
    subject: "Il cambio del tuo indirizzo Wordhoard è stato annullato",
    title: "Il cambio di indirizzo è stato annullato",
    lead: "L’account che usava questo indirizzo e-mail ha di nuovo quello precedente, tramite il link che abbiamo inviato lì. L’accesso è stato chiuso su tutti i suoi dispositivi.",
    note: "Se l’account è tuo, accedi con l’indirizzo precedente.",
  },
  google_linked: {
    subject: "Google è ora collegato al tuo account Wordhoard",
    title: "Puoi accedere con Google",
    lead: "Un account Google è appena stato collegato al tuo account Wordhoard: ora puoi usarlo per accedere.",
    note: "Se non eri tu, scegli subito una nuova password e scollega Google nelle impostazioni.",
  },
  google_unlinked: {
    subject: "Google non è più collegato al tuo account Wordhoard",
    title: "Google è stato scollegato",
    lead: "Un account Google è appena stato scollegato dal tuo account Wordhoard: non puoi più usarlo per accedere.",
    note: "Se non eri tu, scegli subito una nuova password.",
  },
  new_device: {
    subject: "Nuovo accesso al tuo account Wordhoard",
    title: "Accesso da un nuovo dispositivo",
    lead: "Qualcuno, probabilmente tu, ha appena effettuato l’accesso al tuo account da un dispositivo che non conosciamo ancora:",
    note: "Se non eri tu, scegli subito una nuova password: così l’accesso verrà chiuso su tutti i dispositivi.",
  },
  links: { logIn: "Accedi", newPassword: "Scegli una nuova password", undo: "Riprendi questo indirizzo" },
};
