import { ArrowLeftRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Dictionary } from "../../../../shared/api/dictionaries.ts";
import { useFormat } from "../../../lib/format.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Row } from "../../../ui/page/row.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { turned, type Role } from "../deck/deck.ts";
import { orderOf } from "./preview-columns.ts";

interface TurnLanguagesProps {
  dictionary: Dictionary;
  roles: readonly Role[];
  onRoles: (roles: readonly Role[]) => void;
}

/** Which language of a list comes first, and the button that turns them. */
export function TurnLanguages({ dictionary, roles, onRoles }: TurnLanguagesProps): ReactNode {
  const { t } = useTranslation();
  const names = useSideNames(dictionary);
  const order = orderOf(roles);
  if (!order) return null;
  const [first, second] = order;
  return (
    <Row>
      <p>
        <RichText
          text={t("bring.columns.order", { first: names[first], second: names[second] })}
          parts={{ b: <b /> }}
        />
      </p>
      <Button icon={<ArrowLeftRight />} onClick={() => onRoles(roles.map(turned))}>
        {t("bring.columns.turn", { first: names[second] })}
      </Button>
    </Row>
  );
}

/** What the two sides of a list are called: by their languages, or by what they are where both are in one language. */
function useSideNames({
  termsLanguage,
  definitionsLanguage,
}: Dictionary): Record<"term" | "definitions", string> {
  const { t } = useTranslation();
  const { languageName } = useFormat();
  if (termsLanguage === definitionsLanguage)
    return { term: t("bring.columns.sides.term"), definitions: t("bring.columns.sides.definitions") };
  return { term: languageName(termsLanguage), definitions: languageName(definitionsLanguage) };
}
