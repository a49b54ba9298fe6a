import type { api } from "../../../shared/api/index.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import type { Config } from "../../config.ts";

/** The operator's settings that the web app may know. */
export const settingsOf = (config: Config): Answer<typeof api.server.settings> => ({
  supportEmail: config.SUPPORT_EMAIL ?? null,
  operatorName: config.OPERATOR_NAME ?? null,
  operatorAddress: config.OPERATOR_ADDRESS ?? null,
  google: config.google && { clientId: config.google.clientId, scriptUrl: config.GOOGLE_SCRIPT_URL },
  sells: config.payment !== null,
  translates: config.translate !== null,
});
