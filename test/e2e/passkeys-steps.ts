import type { CDPSession, Page } from "@playwright/test";

import type { Product } from "./product.ts";

/** As if everybody had signed in an hour ago. */
export const letProofsExpire = (product: Product) =>
  product.sql("UPDATE sessions SET created_at = created_at - interval '1 hour', proved_at = NULL");

export interface Device {
  cdp: CDPSession;
  authenticatorId: string;
}

/** A virtual authenticator for this browser, which recognises its user immediately. */
export async function giveAuthenticator(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Sets whether the device recognises its user. */
export const recognise = ({ cdp, authenticatorId }: Device, isUserVerified: boolean) =>
  cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });

/**
 * Offers passkeys only by their button: a virtual authenticator would immediately accept what the browser offers by
 * itself.
 */
export const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, "isConditionalMediationAvailable", {
      value: () => Promise.resolve(false),
    });
  });
