import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"cookie"> = {
  lead: "Wordhoard przechowuje w Twojej przeglądarce kilka drobiazgów, żeby nie trzeba było logować się za każdym razem, a Twoja praca czekała tam, gdzie została przerwana. Nic więcej.",
  sections: {
    short: {
      heading: "W skrócie",
      paragraphs: [
        "Wszystkie pliki cookie są nasze i każdy jest potrzebny do czegoś, co tu robisz. Nie ma reklam, analityki ani śledzenia. Dlatego żaden baner nie pyta o Twoją zgodę.",
      ],
    },
    cookies: {
      heading: "Pliki cookie, które ustawiamy",
      paragraphs: [
        "Są wysyłane tylko do tego serwera. Skrypty mogą odczytać tylko ostatni; tam, gdzie połączenie z serwerem nie jest szyfrowane, nazwy nie mają przedrostka „__Host-”.",
      ],
      entries: [
        {
          term: "__Host-session",
          text: "Podtrzymuje Twoją sesję. Zawiera losową liczbę i numer Twojego konta, a poza tym żadnych informacji o Tobie. Jest ustawiany przy logowaniu, także gościa, i wygasa po wylogowaniu, po 60 dniach bez użycia, a najpóźniej po 365 dniach.",
        },
        {
          term: "__Host-restore",
          text: "Wiąże kod do nowego hasła z przeglądarką, w której o niego poproszono. Jest ustawiany, gdy zgłaszasz zapomniane hasło, i wygasa po 20 minutach albo z chwilą ustawienia nowego hasła.",
        },
        {
          term: "__Host-passkey",
          text: "Wiąże logowanie lub rejestrację kluczem dostępu z tą przeglądarką. Zawiera losową liczbę, jest ustawiany przy otwarciu strony logowania lub przy wyborze rejestracji kluczem dostępu i wygasa po 5 minutach albo z chwilą zalogowania.",
        },
        {
          term: "__Host-login",
          text: "Wiąże drugi krok logowania z przeglądarką, w której wykonano pierwszy. Jest ustawiany, gdy Twoje konto prosi o kod jednorazowy, i wygasa po 5 minutach albo z chwilą zalogowania.",
        },
        {
          term: "__Host-device",
          text: "Pozwala rozpoznać, czy w tej przeglądarce już się logowano, abyśmy mogli powiadomić Cię e-mailem o nowym urządzeniu. To losowa liczba; jest ustawiana przy logowaniu i wygasa po 400 dniach.",
        },
        {
          term: "__Host-i18next",
          text: "Pamięta język interfejsu, żeby strony od razu otwierały się w tym języku. Wygasa po roku.",
        },
      ],
    },
    device: {
      heading: "Co zostaje na Twoim urządzeniu",
      paragraphs: [
        "W pamięci przeglądarki znajduje się to, co poniżej. Pamięć lokalna pozostaje, dopóki nie opróżni jej aplikacja lub Ty. Gdy się wylogowujesz lub usuwasz konto, aplikacja usuwa wszystko oprócz języka, motywu i własnych plików; jeśli sesja wygasa sama, słowa i odpowiedzi jeszcze niezapisane pozostają, aby nic nie przepadło: pamiętaj o tym na urządzeniu, z którego korzystają inni. Pamięć sesji znika po zamknięciu karty.",
      ],
      entries: [
        { term: "i18nextLng", text: "Pamięć lokalna: język interfejsu." },
        { term: "theme", text: "Pamięć lokalna: motyw jasny lub ciemny, jeśli został wybrany." },
        {
          term: "words:…",
          text: "Pamięć lokalna: wpisane słowa i zmiany, które jeszcze nie dotarły do serwera, żeby po zamknięciu karty nic nie przepadło. Każdy wpis znika, gdy tylko zostanie zapisany na serwerze.",
        },
        {
          term: "destination",
          text: "Pamięć sesji: strona, której otwarcie wymagało najpierw zalogowania.",
        },
        {
          term: "nextCode, restore",
          text: "Pamięć sesji: adres e-mail, na który wysłano kod, czas, od którego można poprosić o następny, i etap ustawiania nowego hasła.",
        },
        {
          term: "testing.choice, testing.words, testing.step, testing.draft, testing.asText, reviews.draft, practice, practice.draft",
          text: "Pamięć sesji: test, który przygotowujesz, słowa, które ćwiczysz lub które wybierasz do testu, Twoja ostatnia odpowiedź w teście i ta, którą właśnie wpisujesz, żeby odświeżenie strony niczego nie zmieniało.",
        },
        {
          term: "assets-…, shell-…",
          text: "Pamięć podręczna: pliki samej aplikacji, żeby otwierała się bez sieci. Nic o Tobie.",
        },
        {
          term: "answers-…",
          text: "Pamięć podręczna: dane Twojego konta oraz ostatnio oglądane słowniki i słowa, żeby można było je czytać bez sieci. Usuwane po wylogowaniu, po usunięciu konta i wtedy, gdy zaloguje się ktoś inny.",
        },
        {
          term: "reviews",
          text: "IndexedDB: Twoje odpowiedzi z dzisiejszej powtórki, dopóki nie dotrą do serwera i nie skończy się dzień. Usuwane po wylogowaniu i po usunięciu konta.",
        },
        {
          term: "reviews.unsent, reviews.flip, reviews.shown, time-zone.told, clock.ahead, session.last",
          text: "Pamięć lokalna: czy odpowiedzi z powtórki czekają jeszcze na wysłanie, czy odwracasz karty zamiast pisać, jakie nowe słowa i podpowiedzi zostały Ci dziś pokazane, że Twoja strefa czasowa została już wysłana na serwer, o ile myli się zegar tego urządzenia oraz że ktoś był tu zalogowany (w przypadku gościa także do kiedy).",
        },
        {
          term: "push.here, push.declined",
          text: "Pamięć lokalna: że to urządzenie pokazuje przypomnienia oraz że tutaj je odrzucono. To drugie zostaje po wylogowaniu, aby nie pytać Cię ponownie.",
        },
        {
          term: "speech.language, speech.dictation",
          text: "Pamięć lokalna: jaki głos mówi na tym urządzeniu i jak szybko oraz dla których słowników wybrano dyktando. Odsłuchane nagrania słów z serwera są przechowywane w answers-… i usuwane razem z resztą.",
        },
      ],
    },
    others: {
      heading: "Pliki cookie innych firm",
      paragraphs: [
        "Jeśli ten serwer oferuje logowanie przez Google, ekrany logowania używają skryptu Google, podobnie jak okno z prośbą o potwierdzenie, że to Ty, jeśli możesz zalogować się tylko przez Google. Google może tam ustawiać i odczytywać własne pliki cookie. Żaden inny ekran nie wczytuje tego skryptu.",
        "Za Premium płaci się na stronach Stripe, gdzie Stripe ustawia własne pliki cookie. Na naszych stronach nie ma niczego od Stripe.",
        "Obie firmy kierują się własnymi zasadami.",
      ],
    },
    control: {
      heading: "Twój wybór",
      paragraphs: [
        "Pliki cookie i dane witryny możesz w każdej chwili usunąć w ustawieniach przeglądarki. Usunięcie pliku cookie sesji kończy Twoją sesję. Razem z danymi witryny znikają też słowa, które nie zostały jeszcze zapisane.",
      ],
    },
    contact: {
      heading: "Zmiany i kontakt",
      paragraphs: [
        "Jeśli zaczniemy przechowywać w Twojej przeglądarce coś innego, zmienimy datę tej polityki i poprosimy o jej ponowną akceptację. W razie pytań napisz do nas:",
      ],
    },
  },
};
