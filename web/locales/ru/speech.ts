import type { Localized } from "../../../shared/plurals.ts";
import type { speech as English } from "../en/speech.ts";

export const speech = {
  hear: "Прослушать: {{text}}",
  hearExample: "Прослушать пример",
  failed: "Не удалось воспроизвести слово.",
  youHear: "Вы слышите",
  dictation: "Диктант: вы слышите слово и пишете его",
  noDictation:
    "Диктант недоступен: ни у этого устройства, ни у сервера нет голоса для этого языка ({{language}}).",
  typeWhatYouHear: "Напишите то, что слышите",
  playAgain: "Прослушать ещё раз",
  playSlowly: "Произнести медленно",
  ofDevice: "{{language}}, голос этого устройства",
  ofServer: "{{language}}, голос сервера",
  position: "Диктант, слово {{position, number}} из {{total, number}}",
  noVoice: "Здесь нет голоса для этого языка: {{language}}",
  noVoiceText:
    "Ни у этого устройства, ни у сервера нет голоса для этого языка. Добавьте голос в настройках устройства или пройдите тест без звука.",
  asText: "Продолжить без звука",
  chooseAgain: "Выбрать заново",
  meaning: "Значение",
  title: "Звук",
  titleHint: "Действует на этом устройстве для всех слов на этом языке ({{language}}).",
  voice: "Голос",
  automatic: "Выбирается автоматически",
  serverVoice: "Голос сервера",
  online: "{{name}} (нужен интернет)",
  speed: "Темп",
  slow: "Медленный",
  normal: "Средний",
  fast: "Быстрый",
  afterAnswer: "Произносить слово после каждого ответа",
  inReview: "Диктант в ежедневном повторении: вы слышите термин, а не видите значения",
  inReviewHint: "На этом устройстве, когда вы пишете термин.",
} satisfies Localized<typeof English, "ru">;
