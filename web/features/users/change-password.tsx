import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { typedPassword } from "../../../shared/text-rules.ts";
import { call } from "../../lib/api.ts";
import { useContractForm } from "../../lib/form.ts";
import { useFormat } from "../../lib/format.ts";
import { NewPasswordInput, PasswordInput } from "../../lib/password-input.tsx";
import { queryClient } from "../../lib/queries.ts";
import { reloadUser, useSignedIn } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Row } from "../../ui/row.tsx";
import { Text } from "../../ui/text.tsx";
import { SESSIONS } from "./devices.tsx";
import { Section } from "./section.tsx";

import styles from "./edit-user-page.module.css";

/** The current password proves who asks. */
const schema = z.extend(api.auth.password.body, { currentPassword: typedPassword });

export function ChangePassword(): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { email, passwordChangedAt } = useSignedIn();
  const [changed, setChanged] = useState(false);
  const form = useContractForm({
    schema,
    defaultValues: { currentPassword: "", password: "" },
    submit: async (body) => {
      setChanged(false);
      await call(api.auth.password, { body });
      form.reset();
      await Promise.all([reloadUser(), queryClient.invalidateQueries({ queryKey: SESSIONS })]);
      setChanged(true);
    },
  });
  return (
    <Section title={t("users.password.title")}>
      {passwordChangedAt && (
        <Text tone="muted">{t("users.password.since", { date: format.date(passwordChangedAt) })}</Text>
      )}
      <form className={styles.fields} noValidate onSubmit={form.onSubmit}>
        {/* For password managers: whose password it is. */}
        <input hidden readOnly autoComplete="username" value={email ?? ""} />
        <PasswordInput
          label={t("auth.password.current")}
          labelEnd={
            <Link to={paths.restore} state={{ email }}>
              {t("auth.logIn.forgot")}
            </Link>
          }
          {...form.field("currentPassword")}
        />
        <NewPasswordInput label={t("auth.newPassword.label")} {...form.field("password")} />
        <Row>
          <Button type="submit" variant="primary" pending={form.sending}>
            {t("users.password.submit")}
          </Button>
        </Row>
        {changed && (
          <Note tone="right" role="status">
            {t("users.password.changed")}
          </Note>
        )}
      </form>
    </Section>
  );
}
