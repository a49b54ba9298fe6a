import type { LanguageRules } from "./rules.ts";

export const ru: LanguageRules = {
  parts: "ва ыв ив",
  aspects: "ить иться;ать ять аться яться;нуть нуться",
  letters: ["ё", "ъ", "ы", "э"],
  endings: "а я е о и ы ь у ю ка ца ая яя ое ее ый ий ые ие ла ло ли на ся сь",
};
