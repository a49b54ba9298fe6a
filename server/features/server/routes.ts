import { endpoints } from "../../../shared/api/endpoints.ts";
import { api } from "../../../shared/api/index.ts";
import type { Answer } from "../../../shared/endpoint.ts";
import { AppError } from "../../app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { openApiOf } from "../../http/openapi.ts";
import type { Services } from "../../services.ts";
import { settingsOf } from "./settings.ts";

const OK = { status: "ok" } as const;

export function mountServer(mount: Mount, { config, readiness }: Services): void {
  mount(api.server.live, async () => OK);

  mount(api.server.ready, async () => {
    const notReadyReason = await readiness.notReadyReason();
    if (notReadyReason)
      throw new AppError("unavailable", { cause: notReadyReason.cause ?? new Error(notReadyReason.reason) });
    return OK;
  });

  // A tenth of the work of a start, and few ask.
  let description: Answer<typeof api.server.openapi> | undefined;
  mount(api.server.openapi, async () => (description ??= openApiOf(endpoints, config.PUBLIC_URL)));

  const settings = settingsOf(config);
  mount(api.server.settings, async () => settings);
}
