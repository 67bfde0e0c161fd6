import { type Assistant, openAssistant } from './assistant.ts'
import { type Jar, openJar } from './http.ts'
import { createOutcomeOf } from './outcome-of.ts'
import type { ModelProducts } from './products.ts'
import { createPerson, openShopper, type Account, type Person, type Shopper } from './shopper.ts'
import { secondDevice, type Move, type Sequence, type Turn } from './steps.ts'
import type { Trouble } from './trouble.ts'
import { vendorCalls } from './vendor-calls.ts'
import type { Vendors } from './vendors.ts'

/** A shop for one sequence at a time. */
export type Stage = {
  storefronts: readonly URL[]
  sandbox: URL
  vendors: Vendors
  products: ModelProducts
  nextAccount: () => Account
  /** Kills the process of the storefront. */
  kill: () => void
  /** Starts it again after a kill. Resolves when it responds. */
  restart: () => Promise<void>
  /** How the promotions engine has failed since the last call of this, by the log of the shop. */
  takeEngineFailures: () => string[]
}
/** `unexpected`: responses that a shopper must not get. */
export type Played = { shoppers: Shopper[]; assistant: Assistant; unexpected: string[] }

/** Plays a sequence in an emptied shop. The two moves of a turn overlap, and turns follow each other. */
export async function play(stage: Stage, { turns, paying }: Sequence): Promise<Played> {
  await stage.vendors.resetTrade()
  const unexpected: string[] = []
  const shoppers: Shopper[] = []
  const outcomeOf = createOutcomeOf((what) => unexpected.push(what))
  const jars = stage.storefronts.map((storefront) => openJar(storefront, new Map(), { isKillable: true }))
  const assistant = openAssistant({
    email: 'assistant@model.example',
    products: stage.products,
    jarOf: (tab) => jars[tab % jars.length] as Jar,
    outcomeOf,
  })
  const open = (email: string, person: Person) =>
    openShopper({
      ...stage,
      email,
      person,
      assistant,
      outcomeOf,
      othersChallenges: () =>
        shoppers.findLast((shopper) => shopper.email !== email && shopper.challenges.length > 0)?.challenges ?? [],
    })
  const ada = createPerson(stage.nextAccount())
  const ben = createPerson(null)
  const isOnTwoDevices = turns.some(({ move, together }) =>
    [move, together?.move].some((each) => each?.who === secondDevice),
  )
  if (isOnTwoDevices) ada.ledger.spread()
  shoppers.push(
    open('ada@model.example', ada),
    open('ben@model.example', ben),
    open('ada-on-another-device@model.example', ada),
  )
  for (const turn of turns) await playTurn(stage, shoppers, turn)
  for (const [who, { pays, isThanked }] of paying.entries()) {
    if (pays === 'not') continue
    if (pays === 'with a wallet') {
      await shoppers[who]?.payWithWallet(0)
      continue
    }
    if (pays === 'reopened') await shoppers[who]?.openCheckout(0, 'form')
    await shoppers[who]?.pay(0, 'newest', isThanked)
  }
  await assistant.readAll()
  return { shoppers, assistant, unexpected }
}

async function playTurn(stage: Stage, shoppers: Shopper[], { move, together, trouble }: Turn): Promise<void> {
  const act = ({ who, tab, action }: Move) => shoppers[who]?.act(tab, action)
  const moves = () => Promise.all([act(move), together && pause(together.gapMs).then(() => act(together.move))])
  // After a login whose response is lost, the bag belongs to a session that the browser does not have.
  const isSession = [move, together?.move].some((each) => each && ['log-in', 'log-out'].includes(each.action.kind))
  if (trouble && 'isKilledAfterMs' in trouble) {
    if (isSession) return void (await moves())
    await Promise.all([moves(), pause(trouble.isKilledAfterMs).then(stage.kill)])
    return stage.restart()
  }
  if (trouble) await setDelayOrLoss(stage.vendors, trouble)
  await moves()
  if (trouble) await stage.vendors.liftFaults()
}

async function setDelayOrLoss(vendors: Vendors, trouble: Exclude<Trouble, { isKilledAfterMs: number }>): Promise<void> {
  const matcher = { ...vendorCalls[trouble.call], times: 1 }
  await vendors.setFault(
    'isLost' in trouble ? { ...matcher, kind: 'cut-off' } : { ...matcher, kind: 'delay', delayMs: trouble.ms },
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
