import type { Amount } from './amount.ts'

/**
 * `categories` and `except` are path prefixes such as `/home/`; a line is in a category when one of its paths starts
 * so.
 */
export type Condition =
  | { kind: 'coupon-is-valid' }
  | { kind: 'spends-at-least'; amount: Amount }
  | { kind: 'has-units-in'; categories: readonly string[]; except?: readonly string[]; atLeast: number }
  | { kind: 'has-additional-cost'; cost: string }

export type Reward =
  | {
      kind: 'percent-off-units'
      name: string
      percent: number
      categories: readonly string[]
      except?: readonly string[]
    }
  | { kind: 'cheapest-free'; name: string; every: number; categories: readonly string[] }
  | { kind: 'percent-off-session'; name: string; percent: number }
  | { kind: 'amount-off-session'; name: string; amount: Amount }
  | { kind: 'free-item'; style: string }
  | { kind: 'free-additional-cost'; name: string; cost: string }

/**
 * Words for a shopper whose cart does not meet the rule yet: `{missing}` stands for what it lacks, an amount as
 * `symbol` and two decimals, or a number of items. `isAlways` shows it to a cart that has made no start, too.
 */
export type Hint = { title: string; text: string; symbol: string; isAlways: boolean }

export type Rule = {
  name: string
  conditions: readonly Condition[]
  rewards: readonly Reward[]
  hint: Hint | undefined
}

/** Times are Unix milliseconds; a limit of 0 is none. */
export type Coupon = {
  id: number
  code: string
  usageLimit: number
  profileLimit: number
  startsAt: number | undefined
  expiresAt: number | undefined
  /** Profile that alone may use it. */
  recipient: string | undefined
}

/** A campaign with a coupon is tried only for a session that brings the code. */
export type Campaign = {
  id: number
  rulesetId: number
  name: string
  description: string
  state: 'enabled' | 'disabled'
  createdAt: number
  rules: readonly Rule[]
  coupon: Coupon | undefined
}
