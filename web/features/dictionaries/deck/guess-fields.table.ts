/**
 * Fields of decks and columns of lists, and what each is: first the languages of the dictionary, then for each field a
 * letter (t term, d definitions, e example, n note, g tags, - nothing), its name (? none, * shown by the first question)
 * and its texts.
 */
export const LAYOUTS = `
de en: t Front = der Hund; d Back = dog
de en: t Vorderseite = der Hund; d Rückseite = dog
de en: t Recto = der Hund; d Verso = dog; e Exemple = Ein Hund.
de en: t Лицо = der Hund; d Оборот = dog
de en: t Anverso = der Hund; d Reverso = dog; n Notas = m.
de en: t Przód = der Hund; d Tył = dog
de uk: t Слово = der Hund; d Переклад = собака; e Приклад = Ein Hund.
de ru: d Русский = собака; t Немецкий = der Hund
de uk: d Українською = собака; t Німецькою = der Hund
de pl: t Po niemiecku = der Hund; d Po polsku = pies
fr it: t Mot = chien; d Traduzione = cane; g Lezione = L3
es de: t Palabra = perro; d Wortbedeutung = Hund; e Beispielsatz = El perro ladra.
ja en: t 単語 = 犬; d 意味 = dog; e 例文 = 犬がいる。
ko en: t 단어 = 개; d 뜻 = dog; e 예문 = 개가 있다.; - 음성 = dog.mp3
de en: d English = dog; t German = der Hund
de en: d Englisch = dog; t Deutsch = der Hund
de en: d en = dog; t de = der Hund
id en: t id = anjing; d en = dog
de en: d text_en = Nacht; t text_de = Hand
fr en: d Anglais = dog; t Français = chien; n Genre = m
zh ru: d Русский = собака; t Китайский = 狗; n Пиньинь = gǒu
de en: n French = chien; d English = dog; t German = der Hund
zh en: - number = 1 / 2; t hanji* = 水 / 火; n sandhi = chui / he; d english = water / fire
de en: - number = 1 / 2; t hanji* = 水 / 火; n sandhi = chui / he; d english = water / fire
sw en: d A = mbwa; t B* = paka
eu af: d Field 1 = hond; n Field 2 = x; t Field 3* = txakur
de en: d English* = dog; t German = der Hund
de uk: d Front = собака; t Back = der Hund
de en: d Front = to go / the dog / beautiful; t Back = gehen / der Hund / schön
es de: d ? = der Hund / gehen / schön; t ? = el perro / ir / hermoso
de en: - 1 = ?; t 2 = der Hund; d 3 = dog
ja en: t ? = 水 / 火; n ? = みず / ひ; d ? = water / fire
zh en: t ? = 水 / 火; n ? = shuǐ / huǒ; d ? = water / fire
zh en: n ? = shui3 / huo3; t ? = 水 / 火; d ? = water / fire
he en: t ? = כלב / חתול; d ? = dog / cat
ar fr: d ? = chien / chat; t ? = كلب / قطة
el ru: d Вопрос = собака; t Ответ = σκύλος
de en: t ? = der Hund / die Katze; d ? = dog / cat; e ? = Der Hund bellt laut. / Die Katze schläft.
de en: - ? = k%3a!B$q^x; t ? = der Berg; d ? = mountain
de en: - Note ID = 1423 / 1424; t Stichwort = der Berg / das Meer; d Lösung = mountain / sea
de en: - Kennung = a-001 / a-002; t Stichwort = der Berg / das Meer; d Lösung = mountain / sea
de en: t ? = eins / zwei; d ? = 1 / 2
de en: n ? = noun / noun / verb / noun / noun / verb; t ? = Berg / Meer / gehen / Haus / Hund / sehen;
    d ? = mountain / sea / go / house / dog / see
de en: t Wort = der Hund; - Bild = hund.jpg; d Bedeutung = dog
de en: t Word = der Hund; n IPA = hʊnt; - Sound =; d Meaning = dog
ja en: - Optimized-Voc-Index = 1 / 2; t Vocabulary-Kanji* = 言う / 水; n Vocabulary-Furigana = 言(い)う / 水(みず);
    n Vocabulary-Kana = いう / みず; d Vocabulary-English = say / water; - Vocabulary-Audio =  /;
    n Vocabulary-Pos = Verb / Noun; n Caution =  / not ice; e Expression = そう言った。 / 水を飲む。;
    n Reading = そう言(い)った。 / 水(みず)を飲(の)む。; - Sentence-Kana = そういった。 / みずをのむ。;
    n Sentence-English = I said so. / I drink water.; - Sentence-Clozed = そう____。 / ____を飲む。; - Sentence-Audio =  /;
    n Notes =  / x; - Core-Index = 5 / 6; - Optimized-Sent-Index = 7 / 8; - Frequency = 20 / 30
ja en: - Optimized-Voc-Index = 1 / 2; t Vocab-Kanji = 言う / 水; n Vocab-Furigana = 言(い)う / 水(みず);
    d Vocab-Meaning = say / water
ja en: t Expression = 犬; n Reading = いぬ; d Meaning = dog; e Sentence = 犬がいる。; - Audio =
ja en: t Word* = 犬; n Word Reading = いぬ; d Word Meaning = dog; n Word Furigana = 犬(いぬ); - Word Audio =;
    e Sentence = 犬がいる。; n Sentence Meaning = There is a dog.; - Sentence Furigana = 犬(いぬ)がいる。; n Notes = x;
    - Pitch Accent = 2
ja en: t Expression = 犬; n ExpressionFurigana = 犬(いぬ); n ExpressionReading = いぬ; - ExpressionAudio =;
    d MainDefinition = dog; - DefinitionPicture = dog.png; e Sentence = 犬がいる。; - SentenceFurigana = 犬(いぬ)がいる。;
    - Frequency = 1203; - FreqSort = 1203
zh en: - Key = 0001 / 0002; t Simplified = 车 / 马; n Traditional = 車 / 馬; n Pinyin.1 = chē / mǎ; - Pinyin.2 =  /;
    d Meaning = vehicle / horse; n Part of speech = noun / noun; e SentenceSimplified = 我有车。 / 马跑了。;
    - SentencePinyin.1 = wǒ yǒu chē / mǎ pǎo le; n SentenceMeaning = I have a car. / The horse ran.;
    - SentenceAudio =  /; g Tags = HSK1 / HSK1
es en: - Rank = 1 / 2; t Word* = el / ser; n Part-of-Speech = art / v; d Definition = the / to be;
    e Spanish sentence = El perro come. / Quiero ser feliz.; n English sentence = The dog eats. / I want to be happy.
de en: - Rank = 1 / 2; t German = der Berg / das Meer; n Gender = m / n; d English = mountain / sea;
    e Sample sentence = Der Berg ist hoch. / Ich liebe das Meer.; - Audio =  /
de en: t full_d* = der Berg, die Berge / wohnen / das Meer, -e; d base_e = the mountain / to live / the sea;
    n base_d = Berg / wohnen, du wohnst / Meer; n artikel_d = der /  / das;
    e s1 = Der Berg ist hoch. / Ich wohne hier. / Das Meer ist blau.;
    n s1e = The mountain is high. / I live here. / The sea is blue.
fr en: t Word = chien; - Picture = chien.jpg; n Gender = m; n Personal Connection = Rex; - Recording and audio =;
    d Translation = dog
ru en: - Level =; t Learnable = собака; d Definition = dog; - Audio =
de en: t Front = der Hund; d Back = dog
de en: t Front* = der Hund / die Katze / das Pferd; d Back = dog / cat / horse; - Add Reverse = y / y / y
de en: t ? = der Berg / das Meer / der Wald; d ? = mountain / sea / forest; g ? = L4 / L4 / L5
zh en: - number = 1 / 2; n poj = chúi / hóe; t hanji = 水 / 火; d english = water / fire; n notes =  / hot
hi en: d Meaning = dog / cat; t Hindi = कुत्ता / बिल्ली; n Transliteration = kuttā / billī
th fr: t ? = หมา / แมว; n Transcription = mǎa / mɛɛw; d Sens = chien / chat
ko de: t Koreanisch = 개; n Hanja = 犬; d Deutsch = Hund; - Aussprache Audio = gae.mp3
vi en: t Tiếng Việt = chó; d Tiếng Anh = dog
la de: t Latein = canis; n Stammformen = canis, is m.; d Deutsch = Hund
uk en: - № = 1 / 2; t Слово = пес / кіт; n Частина мови = іменник / іменник; d Значення = dog / cat
en ru: - Частотность = 1 / 2; t Слово = dog / cat; n Транскрипция = dɒɡ / kæt; d Перевод = собака / кошка
en es: t Término = dog; d Significado = perro; e Frase de ejemplo = The dog barks.;
    n Traducción de la frase = El perro ladra.
de en: t term = Berg; d hint1 = mountain; e phrase = Der Berg ist hoch.; g tags = nature
fr en: t Word = maison; d Definition = house; n Mnemonic = mansion; - Image = maison.png; - GUID = x7Kd9QpLm2
de en: d Back Side = the house / to sing / beautiful thing; t Front Side* = das Haus / singen / schön;
    - URL = https://example.org/1 / https://example.org/2 /
`;
