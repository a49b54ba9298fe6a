import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Не учитывать артикли при сортировке терминов",
    hint: "Не учитываются при сортировке и в буквенном указателе: {{articles}}.",
    saved: "Настройка сортировки сохранена",
  },
} satisfies Localized<ReviewStrings, "ru">;
