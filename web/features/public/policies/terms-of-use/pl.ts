import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Czego możesz oczekiwać od Wordhoard i czego my oczekujemy od Ciebie.",
  sections: {
    service: {
      heading: "Usługa",
      paragraphs: [
        "Tę usługę prowadzi {{operator}}: w tych warunkach „my”. W Wordhoard prowadzisz słowniki złożone ze słów i ich definicji i sprawdzasz się z nich.",
        "Akceptując te warunki, zawierasz z nami umowę o korzystanie z tego serwera. Sam program jest wolny, na licencji MIT.",
      ],
    },
    account: {
      heading: "Goście i konta",
      paragraphs: [
        "Konto gościa nie wymaga żadnych danych. Jest usuwane ze wszystkim, co zawiera, 24 godziny po utworzeniu; jeśli zarejestrujesz się wcześniej, Twoje słowa zostaną.",
        "Konto wymaga własnego adresu e-mail, potwierdzonego kodem, który na niego wysyłamy. Rejestracja niepotwierdzona w ciągu 24 godzin jest usuwana.",
        "Zachowaj hasło dla siebie i ustaw nowe, jeśli może je znać ktoś inny. Jeśli tam, gdzie mieszkasz, nie masz jeszcze wieku, w którym można przyjąć takie warunki, musi to zrobić za Ciebie rodzic lub opiekun.",
      ],
    },
    limits: {
      heading: "Na co pozwala każda rola",
      paragraphs: [
        "Dzień testów to doba według UTC. Role Programista i Znajomy nadajemy my.",
        "Po utracie roli nic nie jest usuwane: to, co przekracza limit, nadal można czytać, sprawdzać i usuwać, odmawiamy tylko dodawania.",
      ],
      limits: {
        role: "Rola",
        dictionaries: "Słowniki",
        wordsPerDictionary: "Słów w każdym",
        testsPerDay: "Testów dziennie",
        roles: {
          guest: "Gość",
          user: "Użytkownik",
          premium: "Premium",
          developer: "Programista",
          friend: "Znajomy",
        },
      },
    },
    content: {
      heading: "Twoje słowa",
      paragraphs: [
        "To, co piszesz, pozostaje Twoje. Pozwalasz nam tylko na to, czego potrzebuje usługa: przechowywać to, pokazywać Ci i przepytywać Cię z tego. Inni użytkownicy tego nie widzą.",
        "Odpowiadasz za to, że masz prawo przechowywać to, co przechowujesz. Od czasu do czasu pobierz swoje słowa: własna kopia to najlepsze zabezpieczenie.",
      ],
    },
    conduct: {
      heading: "Uczciwe korzystanie",
      paragraphs: ["Prosimy, aby nie"],
      list: [
        "łamać prawa za pomocą Wordhoard ani nie przechowywać tego, co zakazane;",
        "próbować dostać się do cudzych danych ani obchodzić limitów;",
        "przeciążać ani nie zakłócać usługi, na przykład masowymi automatycznymi żądaniami;",
        "udostępniać ani nie sprzedawać swojego konta.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Tam, gdzie ten serwer sprzedaje Premium, kosztuje ono {{price}} miesięcznie. Płaci się z góry przez Stripe, gdzie przed płatnością widać należną kwotę z ewentualnymi podatkami. Subskrypcja odnawia się co miesiąc, dopóki jej nie anulujesz.",
        "Po płatności może minąć do 5 minut, zanim Twoje konto otrzyma nową rolę.",
        "Jeśli odnowienia nie da się opłacić, Premium pozostaje, dopóki Stripe ponawia próby. Jeśli ostatecznie się to nie uda, subskrypcja się kończy.",
      ],
    },
    cancellation: {
      heading: "Anulowanie i zwroty",
      paragraphs: [
        "Możesz anulować w każdej chwili w sekcji „Subskrypcja”, bez podawania przyczyn. To, co prawo daje Ci jako konsumentowi, na przykład prawo odstąpienia od umowy, pozostaje nienaruszone.",
      ],
      list: [
        "Na koniec okresu: Premium pozostaje do końca opłaconego miesiąca i nic więcej nie jest pobierane. Do tego czasu możesz cofnąć anulowanie.",
        "Od razu, ze zwrotem: Premium kończy się natychmiast. Za pierwszym razem ostatnia płatność zostaje zwrócona w całości, później jej część za dni, które się nie zaczęły. Kwotę pokazujemy przed potwierdzeniem. Wcześniejsze płatności nie są zwracane.",
        "Usunięcie konta także kończy trwającą subskrypcję, ale samo niczego nie zwraca. Jeśli chcesz zwrotu, najpierw anuluj od razu.",
      ],
    },
    results: {
      heading: "Podpowiedzi i oceny",
      paragraphs: [
        "Podpowiedzi tłumaczeń pochodzą od maszyn, a odpowiedzi są oceniane według reguł. Jedno i drugie może być błędne. Nie polegaj na nich tam, gdzie pomyłka wyrządziłaby szkodę.",
      ],
    },
    liability: {
      heading: "Dostępność i odpowiedzialność",
      paragraphs: [
        "Prowadzimy usługę starannie, ale nie możemy obiecać, że zawsze będzie dostępna i wolna od błędów.",
        "Odpowiadamy tam, gdzie wymaga tego prawo, w szczególności za winę umyślną, rażące niedbalstwo oraz szkody na życiu, ciele lub zdrowiu. Poza tym, w zakresie dozwolonym przez prawo, nie ponosimy odpowiedzialności.",
      ],
    },
    ending: {
      heading: "Koniec umowy",
      paragraphs: [
        "Możesz usunąć konto w każdej chwili w sekcji „Edytuj profil”. Wszystko, co zawiera, znika od razu.",
        "Możemy zablokować lub usunąć konto, które poważnie lub wielokrotnie narusza te warunki, i możemy zamknąć usługę. Jeśli ją zamkniemy, powiemy o tym z wyprzedzeniem, tak aby można było pobrać słowa, i zwrócimy opłatę za Premium za czas, którego już nie otrzymasz.",
      ],
    },
    contact: {
      heading: "Zmiany i kontakt",
      paragraphs: [
        "Jeśli te warunki się zmienią, otrzymają nową datę i poprosimy o ich akceptację, zanim przejdziesz dalej.",
        "Obowiązuje prawo miejsca, w którym mamy siedzibę, co nie odbiera Ci ochrony prawa miejsca, w którym mieszkasz. Napisz do nas:",
      ],
    },
  },
};
