import type { Stripe } from "stripe";

import { endpoint } from "./endpoint.ts";
import { listing, paging } from "./listing.ts";
import { noSuch } from "./refusal.ts";
import { flag, listOf, oneOf, params, text } from "./rules.ts";

const expand = listOf(text);

export const catalogueEndpoints = [
  endpoint(
    "GET",
    "/v1/products",
    params<Stripe.ProductListParams>()({ ...paging, active: flag, ids: listOf(text), expand }),
    (ledger, { active, ids, ...page }) => {
      const fitting = [...ledger.products.values()].filter(
        (product) =>
          (active === undefined || product.active === active) && (!ids || ids.includes(product.id)),
      );
      return listing("/v1/products", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/products/:id",
    params<Stripe.ProductRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const product = ledger.products.get(id);
      if (!product) throw noSuch("product", id);
      return product;
    },
  ),
  endpoint(
    "GET",
    "/v1/prices",
    params<Stripe.PriceListParams>()({
      ...paging,
      active: flag,
      product: text,
      currency: text,
      type: oneOf("recurring", "one_time"),
      expand,
    }),
    (ledger, { active, product, currency, type, ...page }) => {
      const fitting = [...ledger.prices.values()].filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (product === undefined || price.product === product) &&
          (currency === undefined || price.currency === currency) &&
          (type === undefined || price.type === type),
      );
      return listing("/v1/prices", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/prices/:id",
    params<Stripe.PriceRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const price = ledger.prices.get(id);
      if (!price) throw noSuch("price", id);
      return price;
    },
  ),
];
