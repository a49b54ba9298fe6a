import { useTranslation } from "react-i18next";

import { ApiError } from "./api-error.ts";
import { PasskeyError } from "./passkeys.ts";

/** What went wrong with a passkey, for a person. */
export function usePasskeyProblem(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof PasskeyError) return t(`auth.passkey.${error.reason}`);
    return error instanceof ApiError ? (error.fields["response"] ?? error.message) : error.message;
  };
}
