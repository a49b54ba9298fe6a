import type { PolicyDocument } from "../sections.ts";

export const document: PolicyDocument<"terms-of-use"> = {
  lead: "Czego możesz oczekiwać od Wordhoard i czego my oczekujemy od Ciebie.",
  sections: {
    service: {
      heading: "Usługa",
      paragraphs: [
        "Tę usługę prowadzi {{operator}} (dalej: „my”). W Wordhoard tworzysz słowniki ze słowami i ich znaczeniami, sprawdzasz się z nich i powtarzasz je dzień po dniu.",
        "Akceptując ten regulamin, zawierasz z nami umowę o korzystanie z tego serwera. Sam program jest wolnym oprogramowaniem na licencji MIT.",
      ],
    },
    account: {
      heading: "Goście i konta",
      paragraphs: [
        "Konto gościa nie wymaga żadnych danych. Jest usuwane ze wszystkim, co zawiera, 24 godziny po utworzeniu; jeśli zarejestrujesz się wcześniej, zachowasz swoje słowa.",
        "Konto wymaga własnego adresu e-mail, potwierdzonego kodem, który na niego wysyłamy. Konto niepotwierdzone w ciągu 24 godzin jest usuwane.",
        "Zachowaj hasło dla siebie i ustaw nowe, jeśli może je znać ktoś inny. Jeśli zgodnie z prawem Twojego kraju nie możesz jeszcze samodzielnie zaakceptować regulaminu, musi to zrobić za Ciebie rodzic lub opiekun prawny.",
      ],
    },
    limits: {
      heading: "Na co pozwala każda rola",
      paragraphs: [
        "Dzienny limit testów dotyczy doby według czasu UTC. Role Programista i Znajomy nadajemy my.",
        "Po utracie roli nic nie jest usuwane: to, co przekracza limit, nadal można czytać, sprawdzać w testach i usuwać; nie można tylko dodawać więcej.",
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
        "To, co piszesz, należy do Ciebie. Pozwalasz nam tylko na to, czego wymaga usługa: na przechowywanie tych treści, pokazywanie ich Tobie i sprawdzanie Cię z nich. Inne osoby widzą je tylko wtedy, gdy je udostępnisz: wówczas każdy, kto ma link, może je przeczytać i skopiować, dopóki nie wyłączysz linku. Kopie, które już powstały, pozostają.",
        "Przechowuj i udostępniaj tylko to, do czego masz prawo: odpowiadasz za to Ty. Od czasu do czasu pobierz swoje słowa: własna kopia to najlepsze zabezpieczenie.",
      ],
    },
    conduct: {
      heading: "Uczciwe korzystanie",
      paragraphs: ["Prosimy:"],
      list: [
        "nie łam prawa za pomocą Wordhoard i nie przechowuj ani nie udostępniaj treści niezgodnych z prawem;",
        "nie próbuj dostać się do cudzych danych ani obchodzić limitów;",
        "nie przeciążaj ani nie zakłócaj usługi, na przykład masowymi automatycznymi żądaniami;",
        "nie udostępniaj ani nie sprzedawaj swojego konta.",
      ],
    },
    premium: {
      heading: "Premium",
      paragraphs: [
        "Jeśli ten serwer sprzedaje Premium, kosztuje ono {{price}} miesięcznie. Płaci się z góry przez Stripe, gdzie przed płatnością widać należną kwotę z ewentualnymi podatkami. Subskrypcja odnawia się co miesiąc, dopóki jej nie anulujesz.",
        "Po płatności może minąć do 5 minut, zanim Twoje konto otrzyma nową rolę.",
        "Jeśli nie uda się pobrać opłaty za odnowienie, Premium działa, dopóki Stripe ponawia próby. Jeśli i one się nie powiodą, subskrypcja się kończy.",
      ],
    },
    cancellation: {
      heading: "Anulowanie i zwroty",
      paragraphs: [
        "Subskrypcję możesz anulować w każdej chwili w sekcji „Subskrypcja”, bez podawania przyczyn. Nie narusza to praw, które przysługują Ci jako konsumentowi, na przykład prawa odstąpienia od umowy.",
      ],
      list: [
        "Na koniec okresu: Premium działa do końca opłaconego miesiąca i nie pobierzemy już żadnej opłaty. Do tego czasu możesz cofnąć anulowanie.",
        "Od razu, ze zwrotem: Premium kończy się natychmiast. Za pierwszym razem ostatnia płatność zostaje zwrócona w całości, później jej część za dni, które się nie zaczęły. Kwotę pokazujemy przed potwierdzeniem. Wcześniejsze płatności nie są zwracane.",
        "Usunięcie konta także kończy trwającą subskrypcję, ale samo nie oznacza zwrotu. Jeśli chcesz zwrotu, najpierw anuluj subskrypcję od razu, ze zwrotem.",
      ],
    },
    results: {
      heading: "Podpowiedzi i oceny",
      paragraphs: [
        "Podpowiedzi tłumaczeń i wymowa słów powstają automatycznie, a odpowiedzi są oceniane według reguł. Jedno i drugie może być błędne. Nie polegaj na nich tam, gdzie pomyłka wyrządziłaby szkodę.",
      ],
    },
    liability: {
      heading: "Dostępność i odpowiedzialność",
      paragraphs: [
        "Prowadzimy usługę starannie, ale nie możemy obiecać, że zawsze będzie dostępna i wolna od błędów.",
        "Odpowiadamy tam, gdzie wymaga tego prawo, w szczególności za winę umyślną, rażące niedbalstwo oraz szkody na osobie. Poza tym, w zakresie dozwolonym przez prawo, nie ponosimy odpowiedzialności.",
      ],
    },
    ending: {
      heading: "Rozwiązanie umowy",
      paragraphs: [
        "Możesz usunąć konto w każdej chwili w sekcji „Edytuj profil”. Wszystko, co zawiera, zostaje usunięte od razu.",
        "Możemy wyłączyć link do udostępnionego słownika, który narusza ten regulamin, zablokować lub usunąć konto, z którego regulamin jest naruszany poważnie lub wielokrotnie, oraz zamknąć usługę. O jej zamknięciu powiadomimy z wyprzedzeniem, tak aby można było pobrać słowa, i zwrócimy opłatę za niewykorzystany czas Premium.",
      ],
    },
    contact: {
      heading: "Zmiany i kontakt",
      paragraphs: [
        "Jeśli ten regulamin się zmieni, zmienimy jego datę i poprosimy o ponowną akceptację, zanim przejdziesz dalej.",
        "Obowiązuje prawo kraju, w którym mamy siedzibę, co nie odbiera Ci ochrony, jaką daje prawo kraju, w którym mieszkasz. Napisz do nas:",
      ],
    },
  },
};
