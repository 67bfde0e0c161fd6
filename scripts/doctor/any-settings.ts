import type { SettingTexts } from '#worker/configuration/parse-settings.ts'

const service = 'https://service.example'

/**
 * Valid values of the settings that the Worker needs. They stand in for unusable ones until the checks are made; no
 * check that reads such a setting runs.
 */
export const anySettings: SettingTexts = {
  PUBLIC_ORIGIN: 'https://shop.example',
  SESSION_KEYS: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  BIGCOMMERCE_API_URL: `${service}/stores/any`,
  BIGCOMMERCE_GRAPHQL_URL: `${service}/{channelId}/graphql`,
  BIGCOMMERCE_ACCESS_TOKEN: 'any',
  BIGCOMMERCE_STOREFRONT_TOKEN: 'any',
  BIGCOMMERCE_CLIENT_ID: 'any',
  BIGCOMMERCE_CLIENT_SECRET: 'any',
  BIGCOMMERCE_LOGIN_URL: service,
  CHECKOUT_HOSTS: 'service.example',
  AMPLIENCE_CONTENT_URL: service,
  MEDIA_URL: service,
  MEDIA_ACCOUNT: 'any',
}
