import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Edytuj profil",
  title: "Ustawienia",
  since: "Z nami od {{date}}.",
  change: "Zmień",
  sections: { label: "Sekcje", account: "Konto", ways: "Logowanie", data: "Dane" },
  email: {
    change: "Zmień adres e-mail",
    new: "Nowy adres e-mail",
    lead: "Wyślemy kod na nowy adres. Dopóki go nie wpiszesz, nic się nie zmieni.",
    sendCode: "Wyślij kod",
    mailed:
      "Jeśli adres <b>{{email}}</b> jest wolny, kod został tam wysłany. Wpisz go tutaj w ciągu 10 minut.",
    other: "Inny adres",
    changed: "Adres e-mail został zmieniony. Na pozostałych Twoich urządzeniach nastąpiło wylogowanie.",
  },
  language: {
    label: "Język interfejsu",
    hint: "Zmieni się od razu na wszystkich Twoich urządzeniach.",
  },
  password: {
    title: "Hasło",
    since: "Zmienione {{date}}.",
    submit: "Zmień hasło",
    changed: "Hasło zostało zmienione. Na pozostałych Twoich urządzeniach nastąpiło wylogowanie.",
    none: "Logujesz się przez Google, więc nie ma jeszcze hasła. Możemy wysłać e-mailem kod, dzięki któremu je ustawisz.",
    set: "Ustaw hasło",
  },
  google: {
    linked: "Możesz logować się przez Google.",
    only: "Logujesz się przez Google. Aby je odłączyć, najpierw ustaw hasło.",
    unlink: "Odłącz",
    unlinkNamed: "Odłącz Google",
    ask: "Odłączyć Google?",
    lead: "Potem będziesz się logować bez Google.",
    unlinked: "Google zostało odłączone.",
  },
  devices: {
    title: "Aktywne sesje",
    name: "{{browser}} w systemie {{system}}",
    unknown: "Nieznane urządzenie",
    current: "To urządzenie, teraz",
    used: "Ostatnio: {{ago}}; zalogowano: {{date}}",
    end: "Wyloguj",
    endNamed: "Wyloguj: {{device}}",
    endOthers: "Wyloguj pozostałe urządzenia",
    ended: "Urządzenie wylogowane.",
  },
  proof: {
    title: "Potwierdź, że to Ty",
    lead: "Przed ważnym krokiem pytamy jeszcze raz. Potem nie zapytamy przez 10 minut.",
    google:
      "Nie masz tu hasła, więc zaloguj się przez Google jeszcze raz. Potem nie zapytamy przez 10 minut.",
    submit: "Potwierdź",
  },
  data: {
    title: "Pobierz wszystko",
    text: "Wszystko, co o Tobie przechowujemy, także słowniki ze wszystkimi słowami, w jednym pliku JSON.",
    download: "Pobierz moje dane",
    submit: "Pobierz",
  },
  leave: {
    title: "Usuwanie konta",
    text: "Od razu usuwa wszystko, co w nim jest. Nie da się tego cofnąć.",
    submit: "Usuń konto",
    ask: "Usunąć Twoje konto?",
    lead: "Konto <b>{{email}}</b> zostanie od razu usunięte, a z nim:",
    dictionaries: "wszystkie słowniki i ich słowa",
    reports: "wszystkie testy i ich wyniki",
    subscription: "Twoja subskrypcja; nic więcej nie zostanie pobrane",
    sessions: "wszystkie logowania, na wszystkich Twoich urządzeniach",
    final: "Nikt nie zdoła tego przywrócić, nawet my.",
    keep: "Zachowaj konto",
  },
} satisfies Localized<typeof English, "pl">;
