import { sql } from "kysely";

import { endpoints, api } from "../../../shared/api/index.ts";
import type { Services } from "../../app.ts";
import { AppError } from "../../http/app-error.ts";
import type { Mount } from "../../http/mount.ts";
import { openApiOf } from "../../http/openapi.ts";
import { settingsOf } from "./settings.ts";

const OK = { status: "ok" } as const;

export function mountServer(mount: Mount, { config, database }: Services): void {
  mount(api.server.live, async () => OK);

  mount(api.server.ready, async () => {
    await sql`SELECT 1`.execute(database.db).catch((cause: unknown) => {
      throw new AppError("unavailable", { cause });
    });
    return OK;
  });

  const description = openApiOf(endpoints, config.PUBLIC_URL);
  mount(api.server.openapi, async () => description);

  const settings = settingsOf(config);
  mount(api.server.settings, async () => settings);
}
