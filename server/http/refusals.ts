import type { Endpoint, Stage } from "../../shared/endpoint.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import { jsonSchemaOf } from "./json-schema.ts";

const STAGE_REFUSALS: Record<Stage, readonly ErrorCode[]> = {
  open: [],
  signed_in: ["unauthorized", "suspended"],
  verified: ["unauthorized", "suspended", "verification_required"],
  accepted: ["unauthorized", "suspended", "verification_required", "policies_required", "totp_required"],
};

/** Every error code of a call: those from its stage, its schemas and the server itself, and its own. */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { stage, proof, ownErrors, errors = [] } = endpoint;
  if (ownErrors) return [];
  return [
    ...new Set<ErrorCode>([
      ...STAGE_REFUSALS[stage],
      ...(proof ? (["proof_required"] as const) : []),
      // An unknown query parameter is reported as an invalid field.
      "validation_failed",
      ...ofSending(endpoint),
      ...(namesThing(endpoint) ? (["not_found"] as const) : []),
      ...errors,
      // Bodies that have begun and not ended are bounded, and answers that nobody has read.
      "too_many_requests",
      "internal_error",
      "unavailable",
    ]),
  ];
}

function ofSending({ method, raw }: Endpoint): readonly ErrorCode[] {
  if (method === "GET" || method === "OPTIONS") return [];
  if (raw) return ["too_large"];
  return ["cross_origin", "malformed_request", "unsupported_media_type", "too_large"];
}

/** Whether its path contains an id: a malformed, unknown or foreign one is 404. */
function namesThing({ params }: Endpoint): boolean {
  if (!params) return false;
  const { properties } = jsonSchemaOf(params, "input") as {
    properties?: Record<string, { format?: string }>;
  };
  return Object.values(properties ?? {}).some(({ format }) => format === "uuid");
}
