import { DE, ES, FR, GB, IT, PL, RU, UA } from "country-flag-icons/react/3x2";

import styles from "./flag.module.css";

const FLAGS = { en: GB, uk: UA, de: DE, fr: FR, es: ES, it: IT, pl: PL, ru: RU };

/** The flag of an interface language: decoration beside the language's own name. */
export function Flag({ language }: { language: keyof typeof FLAGS }) {
  const Country = FLAGS[language];
  return <Country className={styles.flag} aria-hidden="true" />;
}
