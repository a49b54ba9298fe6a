/** Tables cannot be distributed over workers. The message is one line for the operator. */
export class DistributionError extends Error {
  override name = "DistributionError";
}
