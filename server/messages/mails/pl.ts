import type { MailTexts } from "./index.ts";

export const pl: MailTexts = {
  verification: {
    subject: "Twój kod weryfikacyjny do Wordhoard",
    title: "Potwierdź swój adres",
    lead: "Wpisz ten kod w Wordhoard, aby potwierdzić swój adres e-mail:",
    note: "Kod jest ważny 10 minut. Jeśli to nie Ty zakładasz konto w Wordhoard, zignoruj tę wiadomość: bez kodu nic się nie stanie.",
  },
  restore: {
    subject: "Twój kod do nowego hasła w Wordhoard",
    title: "Ustaw nowe hasło",
    lead: "Wpisz ten kod w Wordhoard, aby ustawić nowe hasło:",
    note: "Kod jest ważny 10 minut, w przeglądarce, w której o niego poproszono. Jeśli to nie była Twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.",
  },
  restore_guessed: {
    subject: "Błędne kody do Twojego hasła w Wordhoard",
    title: "Ktoś zgaduje kody",
    lead: "Ktoś wpisywał błędne kody do nowego hasła Twojego konta częściej, niż pozwalamy w ciągu dnia. Nic się nie zmieniło: Twoje hasło działa jak dotąd.",
    note: "Jeśli to Ty, zaloguj się swoim hasłem albo poproś o nowy kod jutro. Jeśli nie, nie musisz nic robić.",
  },
  account_exists: {
    subject: "Masz już konto w Wordhoard",
    title: "Masz już konto",
    lead: "Ktoś, prawdopodobnie Ty, próbował zarejestrować się w Wordhoard z tym adresem. Konto z tym adresem już istnieje, więc nic się nie zmieniło.",
    note: "Jeśli to nie Ty, zignoruj tę wiadomość.",
  },
  password_changed: {
    subject: "Twoje hasło w Wordhoard zostało zmienione",
    title: "Twoje hasło zostało zmienione",
    lead: "Hasło do Twojego konta zostało właśnie zmienione, a na wszystkich innych urządzeniach nastąpiło wylogowanie.",
    note: "Jeśli to nie Ty, natychmiast ustaw nowe hasło.",
  },
  password_removed: {
    subject: "Twoje konto Wordhoard nie ma już hasła",
    title: "Hasło zostało usunięte",
    lead: "Hasło do Twojego konta zostało właśnie usunięte. Od teraz logujesz się kluczem dostępu albo przez Google.",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło.",
  },
  passkey_added: {
    subject: "Do Twojego konta Wordhoard dodano klucz dostępu",
    title: "Dodano klucz dostępu",
    lead: "Do Twojego konta właśnie dodano klucz dostępu. Kto go ma, może zalogować się bez Twojego hasła.",
    note: "Jeśli to nie Ty, usuń ten klucz dostępu w ustawieniach i od razu ustaw nowe hasło.",
  },
  passkey_removed: {
    subject: "Z Twojego konta Wordhoard usunięto klucz dostępu",
    title: "Usunięto klucz dostępu",
    lead: "Z Twojego konta właśnie usunięto klucz dostępu. Nie można się już nim zalogować.",
    note: "Jeśli to nie Ty, od razu ustaw nowe hasło.",
  },
  token_added: {
    subject: "Utworzono klucz do Twojego konta Wordhoard",
    title: "Utworzono nowy klucz",
    lead: "Właśnie utworzono klucz, dzięki któremu inny program, na przykład rozszerzenie przeglądarki, może czytać Twoje słowa i dodawać nowe. Niczego więcej na Twoim koncie nie otwiera.",
    note: "Jeśli to nie Ty, unieważnij klucz w ustawieniach i natychmiast ustaw nowe hasło.",
  },
  token_ended: {
    subject: "Unieważniono klucz do Twojego konta Wordhoard",
    title: "Unieważniono klucz",
    lead: "Właśnie unieważniono jeden z kluczy do Twojego konta. Program, który go używał, nie może już czytać Twoich słów ani dodawać nowych.",
    note: "Jeśli to nie Ty, natychmiast ustaw nowe hasło.",
  },
  totp_enabled: {
    subject: "Kody jednorazowe są włączone na Twoim koncie Wordhoard",
    title: "Kody jednorazowe są włączone",
    lead: "Od teraz do zalogowania się potrzebny jest też kod z Twojej aplikacji.",
    note: "Przechowuj kody odzyskiwania w bezpiecznym miejscu: każdy z nich wpuści Cię raz bez telefonu. Jeśli to nie Ty, ustaw nowe hasło i zakończ wszystkie inne sesje w ustawieniach.",
  },
  totp_disabled: {
    subject: "Kody jednorazowe są wyłączone na Twoim koncie Wordhoard",
    title: "Kody jednorazowe są wyłączone",
    lead: "Od teraz do zalogowania się nie potrzeba kodu z Twojej aplikacji, a kody odzyskiwania są nieważne.",
    note: "Jeśli to nie Ty, natychmiast ustaw nowe hasło.",
  },
  second_step_locked: {
    subject: "Błędne kody jednorazowe do Twojego konta Wordhoard",
    title: "Ktoś zgaduje kody jednorazowe",
    lead: "Ktoś przeszedł pierwszy krok logowania na Twoje konto i w ciągu godziny wpisał dziesięć błędnych kodów jednorazowych. Przez godzinę żaden kod nie będzie przyjmowany.",
    note: "Jeśli to nie Ty, natychmiast ustaw nowe hasło: ktoś inny zna Twoje.",
  },
  account_deleted: {
    subject: "Twoje konto w Wordhoard zostało usunięte",
    title: "Twoje konto zostało usunięte",
    lead: "Twoje konto zostało usunięte wraz ze wszystkimi słownikami, słowami i wynikami testów. Nie da się tego cofnąć. Jeśli była z nim związana subskrypcja, została anulowana.",
    note: "Dziękujemy za zaufanie. W każdej chwili możesz zarejestrować się ponownie.",
  },
  links: { logIn: "Zaloguj się", newPassword: "Ustaw nowe hasło" },
};
