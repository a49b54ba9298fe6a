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
  token_added: {
    subject: "È stata creata una chiave per il tuo account Wordhoard",
    title: "È stata creata una nuova chiave",
    lead: "È appena stata creata una chiave con cui un altro programma, per esempio un’estensione del browser, può leggere le tue parole e aggiungerne. Non apre nient’altro nel tuo account.",
    note: "Se non l’hai fatto tu, revoca la chiave nelle impostazioni e scegli subito una nuova password.",
  },
  token_ended: {
    subject: "Una chiave del tuo account Wordhoard è stata revocata",
    title: "Una chiave è stata revocata",
    lead: "È appena stata revocata una chiave del tuo account. Il programma che la usava non può più leggere le tue parole né aggiungerne.",
    note: "Se non l’hai fatto tu, scegli subito una nuova password.",
  },
  totp_enabled: {
    subject: "I codici usa e getta sono attivi per il tuo account Wordhoard",
    title: "I codici usa e getta sono attivi",
    lead: "D’ora in poi per accedere al tuo account serve anche un codice della tua app.",
    note: "Conserva i codici di recupero in un posto sicuro: ognuno ti fa entrare una volta senza il telefono. Se non sei stato tu, scegli una nuova password e chiudi tutte le altre sessioni nelle impostazioni.",
  },
  totp_disabled: {
    subject: "I codici usa e getta sono disattivati per il tuo account Wordhoard",
    title: "I codici usa e getta sono disattivati",
    lead: "D’ora in poi per accedere al tuo account non serve alcun codice della tua app, e i codici di recupero non valgono più.",
    note: "Se non sei stato tu, scegli subito una nuova password.",
  },
  second_step_locked: {
    subject: "Codici usa e getta errati per il tuo account Wordhoard",
    title: "Qualcuno sta provando a indovinare i codici",
    lead: "Qualcuno ha superato il primo passo dell’accesso al tuo account e ha inserito dieci codici errati in un’ora. Per un’ora non viene accettato alcun codice.",
    note: "Se non sei stato tu, scegli subito una nuova password: qualcun altro conosce la tua.",
  },
  account_deleted: {
    subject: "Il tuo account Wordhoard è stato eliminato",
    title: "Il tuo account è stato eliminato",
    lead: "Il tuo account è stato eliminato con tutti i dizionari, le parole e i risultati dei test. Non si può tornare indietro. Se avevi un abbonamento, è stato disdetto.",
    note: "Grazie per averci affidato le tue parole. Puoi registrarti di nuovo quando vuoi.",
  },
  links: { logIn: "Accedi", newPassword: "Scegli una nuova password" },
};
