import { toNestErrors } from "@hookform/resolvers";
import { useEffect, type BaseSyntheticEvent } from "react";
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";

import { complaintsByField } from "../../shared/validation.ts";
import { ApiError, refusalIn } from "./api-error.ts";
import type { Repair } from "../ui/form/field.tsx";
import { complaintText, insteadText } from "./complaint-text.ts";
import { i18n } from "./i18n.ts";
import { showError } from "./shown-error.ts";

/** A body of the contract: what fields contain as typed, and what is sent, normalised. */
type BodySchema<Typed, Body> = z.core.$ZodType<Body, Typed>;

interface FormOptions<Typed extends FieldValues, Body> {
  /** `api.….body`, or a schema derived from it. */
  schema: BodySchema<Typed, Body>;
  defaultValues: DefaultValues<Typed>;
  /** Sends what was typed; errors are shown at the fields they name, otherwise in the global modal. */
  submit: (body: Body) => Promise<unknown>;
  /** Handles a failure itself and returns true; false leaves it to the default above. */
  onFailure?: (error: unknown) => boolean;
}

export interface ContractForm<Typed extends FieldValues, Body> extends UseFormReturn<Typed, unknown, Body> {
  /** For `<form onSubmit>`. */
  onSubmit: (event?: BaseSyntheticEvent) => void;
  /** Everything a field of `ui` needs except its label. */
  field: (path: Path<Typed>) => UseFormRegisterReturn & { error: string | undefined; repair: Repair | undefined };
  /** Shows the server's complaints at the fields they name; false when it named none of the form's fields. */
  showAtFields: (error: unknown) => boolean;
  /** From the click until the answer has arrived. */
  sending: boolean;
}

/** A form for one body of the contract, checked by the contract's own rules before it is sent. */
export function useContractForm<Typed extends FieldValues, Body>({
  schema,
  defaultValues,
  submit,
  onFailure,
}: FormOptions<Typed, Body>): ContractForm<Typed, Body> {
  useTranslation();
  const form = useForm<Typed, unknown, Body>({
    resolver: contractResolver(schema),
    defaultValues,
    shouldFocusError: true,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const { trigger } = form;

  // Complaints are shown in the current language: after a change of language they are computed again.
  useEffect(() => {
    const askAgain = () => void (isSubmitted && trigger());
    i18n.on("languageChanged", askAgain);
    return () => i18n.off("languageChanged", askAgain);
  }, [isSubmitted, trigger]);

  const send = async (body: Body): Promise<void> => {
    try {
      await submit(body);
    } catch (error) {
      if (refusalIn(error) || onFailure?.(error) || showAtFields(form, error)) return;
      showError(error);
    }
  };
  return {
    ...form,
    onSubmit: (event) => void form.handleSubmit(send)(event),
    field: (path) => ({
      ...form.register(path),
      error: textAt(errors, `${path}.message`),
      repair: repairOf(form, path, textAt(errors, `${path}.types.${INSTEAD}`)),
    }),
    showAtFields: (error) => showAtFields(form, error),
    sending: isSubmitting,
  };
}

/** Checks typed values against a contract schema; reports every invalid field in the person's language. */
export const contractResolver =
  <Typed extends FieldValues, Body>(schema: BodySchema<Typed, Body>): Resolver<Typed, unknown, Body> =>
  (values, _context, options) => {
    const checked = z.safeParse(schema, values, { reportInput: true });
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors = {};
    for (const [field, complaint] of complaintsByField(checked.error.issues))
      errors[field] = {
        type: complaint.key,
        message: complaintText({ ...complaint, instead: undefined }),
        ...(complaint.instead && { types: { [INSTEAD]: complaint.instead } }),
      };
    return { values: {}, errors: toNestErrors(errors, options) };
  };

function showAtFields<Typed extends FieldValues, Body>(
  form: UseFormReturn<Typed, unknown, Body>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const typed: object = form.getValues();
  const known = Object.entries(error.fields).filter(([field]) => (field.split(".")[0] ?? "") in typed);
  known.forEach(([field, message], index) =>
    form.setError(field as Path<Typed>, { type: "server", message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

/** Where an error carries the text that the field could have instead. */
const INSTEAD = "instead";

function textAt(errors: FieldErrors, path: string): string | undefined {
  const text: unknown = get(errors, path);
  return typeof text === "string" ? text : undefined;
}

/** Puts a text into a field that would not be refused, by one press. */
function repairOf<Typed extends FieldValues, Body>(
  form: UseFormReturn<Typed, unknown, Body>,
  path: Path<Typed>,
  instead: string | undefined,
): Repair | undefined {
  if (instead === undefined) return undefined;
  return {
    label: insteadText(instead),
    onUse: () => {
      // Safe: only texts are complained of with another text.
      form.setValue(path, instead as PathValue<Typed, Path<Typed>>, { shouldValidate: true, shouldDirty: true });
      form.setFocus(path);
    },
  };
}
