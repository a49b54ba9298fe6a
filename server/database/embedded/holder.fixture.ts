import { openEmbedded } from "./embedded.ts";

/** A process of its own that holds the database of argv[2] until its input ends. Reports its state in lines of JSON. */
const [, , dataDir = "", exclusive] = process.argv;

function tell(fact: object): void {
  process.stdout.write(`${JSON.stringify(fact)}\n`);
}

try {
  const embedded = await openEmbedded({
    dataDir,
    exclusive: exclusive !== "beside",
    settings: { fsync: "off" },
    log: (line) => tell({ log: line }),
  });
  tell({ launched: embedded.launched });
  process.stdin.resume().once("end", () => void embedded.stop());
} catch (error) {
  tell({ refused: error instanceof Error ? error.message : String(error) });
}
