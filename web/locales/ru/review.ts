import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Упорядочивать термины без артиклей",
    hint: "Не учитываются в порядке и в буквах указателя: {{articles}}.",
    saved: "Настройка порядка сохранена",
  },
} satisfies Localized<ReviewStrings, "ru">;
