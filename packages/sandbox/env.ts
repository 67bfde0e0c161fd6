import type { Context } from 'hono'

/** Bindings of the sandbox Worker, from `wrangler.toml` beside this file. */
export type SandboxEnv = {
  DB: D1Database
  /**
   * Turns a drawing into a WebP: `POST` with the SVG as body and `?quality=`. 200 with the picture, or 202 while it is
   * being made. Missing where pictures stay SVG.
   */
  RASTERS?: Fetcher
  /** `plain` serves one-coloured pictures, which browsers draw in no time, for tests. Otherwise `drawn`. */
  PICTURES: string
  /** Public origin of the sandbox itself, e.g. `http://localhost:8788`. */
  SANDBOX_ORIGIN: string
  /** Public origin of the storefront that the hosted checkout returns to, e.g. `http://localhost:8787`. */
  STOREFRONT_ORIGIN: string
  BIGCOMMERCE_STORE_HASH: string
  /** `X-Auth-Token` of the REST Management API. */
  BIGCOMMERCE_ACCESS_TOKEN: string
  /** Bearer token of the GraphQL Storefront API. */
  BIGCOMMERCE_STOREFRONT_TOKEN: string
  /** Client of the API account: the issuer and signing key of Customer Login tokens. */
  BIGCOMMERCE_CLIENT_ID: string
  BIGCOMMERCE_CLIENT_SECRET: string
  /** Quota of the REST Management API in 30 s: the vendor's 450, unless a benchmark raises it. */
  BIGCOMMERCE_QUOTA: string
  CONSTRUCTOR_KEYS: string
  /** What the addresses of the merchant's content types begin with. */
  CONTENT_TYPE_BASE: string
  /** Project of the badges service, which is part of its paths. */
  PROMOBADGER_PROJECT: string
  /** `X-API-Key` of the card payment provider. */
  ADYEN_API_KEY: string
  ADYEN_MERCHANT_ACCOUNT: string
  /** Signs the payment notifications: 64 hexadecimal digits. */
  ADYEN_HMAC_KEY: string
  /** Receives the payment notifications. If empty, none are sent. */
  ADYEN_WEBHOOK_URL: string
  /** Bearer token of the e-mail marketing service. */
  MARKETING_API_KEY: string
  /** Bearer token of the stock service of the shops. */
  SHOPS_API_KEY: string
  /** Keys of the promotions engine's applications: a comma list of `applicationName=key`. */
  TALONONE_API_KEYS: string
  /** Key of the promotions engine's Management API. */
  TALONONE_MANAGEMENT_KEY: string
  /** Secret that signs notifications of publications to the storefront's webhook. If empty, none are sent. */
  CONTENT_WEBHOOK_SECRET: string
}

export type SandboxContext = { Bindings: SandboxEnv }
export type SandboxRequest = Context<SandboxContext>
