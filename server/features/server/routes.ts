import { endpoints, api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import { AppError } from "../../http/app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { openApiOf } from "../../http/openapi.ts";

const OK = { status: "ok" } as const;

export function mountServer(mount: Mount, { config, readiness }: Services): void {
  mount(api.server.live, async () => OK);

  mount(api.server.ready, async () => {
    const obstacle = await readiness.obstacle();
    if (obstacle) throw new AppError("unavailable", { cause: obstacle.cause ?? new Error(obstacle.reason) });
    return OK;
  });

  const description = openApiOf(endpoints, config.PUBLIC_URL);
  mount(api.server.openapi, async () => description);

  mount(api.server.settings, async () => ({
    supportEmail: config.SUPPORT_EMAIL ?? null,
    operatorName: config.OPERATOR_NAME ?? null,
    operatorAddress: config.OPERATOR_ADDRESS ?? null,
    google: config.google && { clientId: config.google.clientId, scriptUrl: config.GOOGLE_SCRIPT_URL },
    sells: config.payment !== null,
    translates: config.translate !== null,
  }));
}
