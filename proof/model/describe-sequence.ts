import type { Action, Move, Sequence, Turn, Way } from './steps.ts'
import type { Trouble } from './trouble.ts'

const names = ['Ada', 'Ben', 'Ada on another device']
const tabs = ['first', 'second']
const ways: Record<Way, string> = { form: 'by a form', api: 'by a script' }

const endings = {
  reopened: 'opens the checkout again and pays it',
  'as it is': 'pays the checkout that was opened last',
  'with a wallet': 'opens a wallet and pays with it',
}

/** Describes a sequence, one line for each turn. */
export function describe({ turns, paying }: Sequence): string[] {
  const ends = paying.flatMap(({ pays, isThanked }, who) =>
    pays === 'not'
      ? []
      : [
          `In the end ${names[who]} ${endings[pays]}${isThanked ? ', and sees the confirmation' : ', and closes the window'}.`,
        ],
  )
  return [...turns.map(describeTurn), ...ends]
}

function describeTurn({ move, together, trouble }: Turn): string {
  const at = together ? `; ${together.gapMs} ms after its start, ${describeMove(together.move)}` : ''
  return `${describeMove(move)}${at}${describeTrouble(trouble)}.`
}

function describeMove({ who, tab, action }: Move): string {
  return `${names[who]}, in the ${tabs[tab]} tab, ${describeAction(action)}`
}

function describeAction(action: Action): string {
  switch (action.kind) {
    case 'add':
      return `adds ${action.way === 'form' ? 1 : action.quantity} × ${action.item} ${ways[action.way]}`
    case 'change':
      return `changes the ${action.item} to ${action.quantity} ${ways[action.way]}`
    case 'remove':
      return `removes the ${action.item} ${ways[action.way]}`
    case 'clear':
      return `clears the cart ${ways[action.way]}`
    case 'apply-code':
      return `enters the code ${action.code} ${ways[action.way]}`
    case 'remove-code':
      return `removes the code ${action.code} ${ways[action.way]}`
    case 'sync':
      return 'syncs the prices'
    case 'go-back':
      return 'goes back to the cart page'
    case 'log-in':
      return 'logs in'
    case 'log-out':
      return 'logs out'
    case 'reload-confirmation':
      return 'reloads the last confirmation'
    case 'open-checkout':
      return `opens the checkout ${ways[action.way]}`
    case 'pay':
      return `pays the ${action.which} checkout that is open${action.isThanked ? ' and sees the confirmation' : ' and closes the window'}`
    case 'open-sheet':
      return `opens the sheet of ${action.wallet}`
    case 'authorise':
      return `authorises the sheet (the provider says: ${action.result})`
    case 'dismiss-sheet':
      return 'dismisses the sheet'
    case 'ask-assistant':
      return `has the assistant put ${action.quantity} × ${action.item} into ${action.isNew ? 'a new checkout' : 'its checkout'}${action.code === null ? '' : ` with the code ${action.code}`}`
    case 'assistant-pays':
      return `has the assistant pay (the provider says: ${action.result})${action.again === 'not' ? '' : `, twice at once ${action.again}`}`
    case 'come-back':
      return `opens the answer of the bank (${action.answer}) to ${action.of === 'own' ? 'their own' : "the other shopper's"} payment${action.isRepeated ? ', twice' : ''}`
  }
}

function describeTrouble(trouble: Trouble | null): string {
  if (!trouble) return ''
  if ('isKilledAfterMs' in trouble)
    return ` (the shop is killed after ${trouble.isKilledAfterMs} ms, and started again)`
  return 'isLost' in trouble
    ? ` (the next response to ${trouble.call} is lost after the platform has done it)`
    : ` (${trouble.call} takes ${trouble.ms} ms longer once)`
}
