import { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxContext, SandboxEnv } from '../../env.ts'
import { envelope, problem } from '../rest.ts'

/** https://developer.bigcommerce.com/docs/rest-authentication/tokens: either one channel or several. */
const TokenBody = v.intersect([
  v.object({
    scopes: v.pipe(v.array(v.picklist(['Unauthenticated', 'Customer', 'B2B'])), v.minLength(1)),
    expires_at: v.pipe(v.number(), v.integer()),
  }),
  v.union([
    v.strictObject({ channel_id: v.number(), scopes: v.any(), expires_at: v.any() }),
    v.strictObject({ channel_ids: v.pipe(v.array(v.number()), v.minLength(1)), scopes: v.any(), expires_at: v.any() }),
  ]),
])

export const storeRoutes = new Hono<SandboxContext>()

storeRoutes.get('/v2/store', (c) => c.json(storeShape(c.env)))

// The store has one token, which never expires.
storeRoutes.post('/v3/storefront/api-token-private', async (c) =>
  v.is(TokenBody, await c.req.json().catch(() => null))
    ? c.json(envelope({ token: c.env.BIGCOMMERCE_STOREFRONT_TOKEN }))
    : problem(c, 422, 'The channels, the scopes or the end are missing or not valid.', {}),
)

function storeShape(env: SandboxEnv) {
  const storefront = new URL(env.STOREFRONT_ORIGIN)
  return {
    id: env.BIGCOMMERCE_STORE_HASH,
    account_uuid: '00000000-0000-4000-8000-000000000001',
    domain: storefront.host,
    secure_url: storefront.origin,
    control_panel_base_url: env.SANDBOX_ORIGIN,
    status: 'live',
    name: 'Selvedge',
    first_name: 'Wren',
    last_name: 'Harbour',
    address: '1 Weavers Yard, Frome',
    country: 'United Kingdom',
    country_code: 'GB',
    phone: '01632 960123',
    admin_email: 'admin@selvedge.example',
    order_email: 'orders@selvedge.example',
    favicon_url: `${storefront.origin}/favicon.ico`,
    timezone: {
      name: 'Europe/London',
      raw_offset: 0,
      dst_offset: 3600,
      dst_correction: true,
      date_format: { display: 'jS M Y', export: 'jS M Y', extended_display: 'jS M Y @ g:i A' },
    },
    language: 'en',
    currency: 'GBP',
    currency_symbol: '£',
    decimal_separator: '.',
    thousands_separator: ',',
    decimal_places: 2,
    currency_symbol_location: 'left',
    weight_units: 'KGS',
    dimension_units: 'Centimeters',
    dimension_decimal_places: 2,
    dimension_decimal_token: '.',
    dimension_thousands_token: ',',
    plan_name: 'Enterprise',
    plan_level: 'Enterprise',
    plan_is_trial: false,
    industry: 'Fashion',
    logo: [],
    is_price_entered_with_tax: true,
    store_id: 1,
    default_channel_id: 1,
    default_site_id: 1000,
    active_comparison_modules: [],
    features: {
      stencil_enabled: false,
      sitewidehttps_enabled: true,
      facebook_catalog_id: '',
      checkout_type: 'optimized',
      wishlists_enabled: true,
      graphql_storefront_api_enabled: true,
      shopper_consent_tracking_enabled: true,
      multi_storefront_enabled: true,
      storefront_limits: { active: 4, total_including_inactive: 4 },
    },
  }
}
