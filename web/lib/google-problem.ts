import { useTranslation } from "react-i18next";

import { ApiError } from "./api-error.ts";
import { GoogleError } from "./google-script.ts";

/** What went wrong with Google, worded for where it is used. */
export function useGoogleProblem(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof GoogleError) return t(`auth.google.${error.reason}`);
    if (!(error instanceof ApiError)) return error.message;
    if (error.code === "conflict") return t("auth.google.taken");
    return error.code === "invalid_credentials" ? t("auth.google.refused") : error.message;
  };
}
