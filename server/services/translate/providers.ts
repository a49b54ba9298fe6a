import type { Config } from "../../config.ts";
import { azure } from "./azure.ts";
import { deepL } from "./deepl.ts";
import { dict } from "./dict/dict.ts";
import { libreTranslate } from "./libretranslate.ts";
import type { ProviderAccess, Translator } from "./translator.ts";

const PROVIDERS: Record<
  NonNullable<Config["translate"]>["provider"],
  (access: ProviderAccess) => Translator
> = { libretranslate: libreTranslate, deepl: deepL, azure, dict };

/** The provider that the operator set up (contract §9). */
export const translatorOf = ({ provider, ...access }: NonNullable<Config["translate"]>): Translator =>
  PROVIDERS[provider](access);
