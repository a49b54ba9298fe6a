import { createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { connect } from "../../server/database/connect.ts";

/** The product's API in a separate process; serving the web app is not measured. */
const config = readConfig(process.env);
const database = await connect(config, {
  exclusive: false,
  log: (line) => process.stderr.write(`${line}\n`),
});
const { app } = await createApp({ config, database });

process.on("SIGTERM", () => void app.close().then(database.close));
await app.listen({ port: config.PORT, host: config.HOST });
process.stdout.write("ready\n");
