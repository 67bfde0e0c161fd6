import { whenIdle } from '../island/idle.ts'
import { hasAgreedTo } from '../runtime/consent.ts'
import { loadScript } from '../runtime/load-script.ts'
import { toCustomerDataCall } from './customer-data.ts'
import { type DataLayer, startDataLayer } from './data-layer.ts'
import type { Destination } from './delivery.ts'
import { eventServices } from '#shared/analytics/settings.ts'
import type { ConsentPurpose } from '#shared/consent.ts'

type Service = Pick<Destination, 'open' | 'send' | 'updateConsent'>

/** Every service that receives events. A new service is a row. */
const services: Record<(typeof eventServices)[number], () => Service> = {
  'tag-manager': tagManager,
  'customer-data': customerData,
}

/** The services of this shop that have a row. */
export function destinationsOf(purposes: ReadonlyMap<string, ConsentPurpose>): Destination[] {
  return eventServices.flatMap((name) => {
    const purpose = purposes.get(name)
    if (!purpose) return []
    return [
      {
        name,
        hasConsent: () => hasAgreedTo(purpose),
        isAllowedHere: () => addressOf(name) !== null,
        ...services[name](),
      },
    ]
  })
}

function tagManager(): Service {
  let layer: DataLayer | null = null
  return {
    async open() {
      layer = startDataLayer(window, { hasAgreedTo, now: Date.now })
      await loadWhenIdle('tag-manager')
    },
    send: (event) => layer?.push(event),
    updateConsent: () => layer?.updateConsent(),
  }
}

function customerData(): Service {
  return {
    open() {
      window.analytics ??= new Array<unknown>()
      return loadWhenIdle('customer-data')
    },
    send: (event) => window.analytics?.push(toCustomerDataCall(event)),
  }
}

/** Loads the script after the page has loaded and when the browser is idle. */
async function loadWhenIdle(name: string): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => whenIdle(resolve))
  const address = addressOf(name)
  if (address === null) throw new Error('not for this page')
  await loadScript(address)
}

function addressOf(name: string): string | null {
  return document.body.getAttribute(`data-script-${name}`)
}
