import { includesLocale } from '../configuration/includes-locale.ts'
import { sitesHere } from '../context/sites-here.ts'
import type { Visit } from '../context/visit.ts'
import { walletMethods } from '../wallet/wallet-methods.ts'
import type { WalletMethod } from '#shared/domain/wallet.ts'
import type { Site } from '#shared/sites.ts'

/** The version of Google's payment handler, which has its own. */
const version = '2026-01-23'
const documents = `https://pay.google.com/gp/p/ucp/${version}/`

/** The id of the shop's one handler, which an instrument of the platform names. */
export const handlerId = 'google-pay'

type Handlers = { 'com.google.pay'?: object[] }
type GooglePay = Extract<WalletMethod, { kind: 'google' }>

const handler = { id: handlerId, version, available_instruments: [{ type: 'card' }] }

/** The handler in the profile, without the account: there is none unless assistants may pay in a market of this host. */
export function declaredHandlers(visit: Visit): Handlers {
  const { mayAssistantsPay, expressWalletLocales, thirdPartyScripts } = visit.configuration
  const isOffered = sitesHere(visit).some(({ market }) => includesLocale(expressWalletLocales, market.code))
  if (!mayAssistantsPay || !visit.ports.payments || !isOffered || thirdPartyScripts['google-pay'] === undefined)
    return {}
  return { 'com.google.pay': [{ ...handler, spec: documents, schema: `${documents}schemas/config.json` }] }
}

/** The handler of a checkout, with what Google needs. There is none if the market or the provider has no Google Pay. */
export async function handlersOf(visit: Visit, site: Site): Promise<Handlers> {
  if (!visit.configuration.mayAssistantsPay) return {}
  const methods: WalletMethod[] = await walletMethods(visit, null).catch(visit.log.fallback('assistant-wallets', []))
  const method = methods.find((each) => each.kind === 'google')
  return method ? { 'com.google.pay': [{ ...handler, config: configOf(method, site) }] } : {}
}

// https://pay.google.com/gp/p/ucp/2026-01-23/schemas/config.json
function configOf({ environment, merchantId, merchantName, networks, gateway }: GooglePay, { origin }: Site) {
  return {
    api_version: 2,
    api_version_minor: 0,
    environment,
    merchant_info: {
      merchant_id: merchantId,
      merchant_name: merchantName,
      merchant_origin: new URL(origin).hostname,
    },
    allowed_payment_methods: [
      {
        type: 'CARD',
        parameters: {
          allowed_auth_methods: ['PAN_ONLY'],
          allowed_card_networks: networks,
          billing_address_required: true,
          billing_address_parameters: { format: 'FULL' },
        },
        tokenization_specification: { type: 'PAYMENT_GATEWAY', parameters: gateway },
      },
    ],
  }
}
