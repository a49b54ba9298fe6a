import type { InterfaceLanguage } from "../../../../shared/languages.ts";
import { paths } from "../../../paths.ts";
import type { DocumentName } from "./sections.ts";

export const pathOf = (name: DocumentName, language: InterfaceLanguage): string =>
  name === "overview" ? paths.policies(language) : paths.policy(name, language);
