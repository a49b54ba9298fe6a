import type { AccountTables } from "./tables/accounts.ts";
import type { LearningTables } from "./tables/learning.ts";
import type { OperationTables } from "./tables/operation.ts";
import type { PaymentTables } from "./tables/payment.ts";
import type { WayInTables } from "./tables/ways-in.ts";
import type { WordTables } from "./tables/words.ts";

/** The database's tables as SQL sees them; `server/migrations` is where they come from. */
export interface Tables
  extends AccountTables, WayInTables, WordTables, LearningTables, PaymentTables, OperationTables {}
