import type { Amount } from './amount.ts'

/**
 * `categories` and `except` are path prefixes such as `/home/`. A line is in a category if one of its paths starts with
 * it.
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
 * A message for a cart that does not meet the rule yet. `{missing}` stands for what is missing: an amount, written by
 * `format`, or a number of items. If `isAlways`, it is also shown for a cart that has not started.
 */
export type Hint = { title: string; text: string; format: (amount: number) => string; isAlways: boolean }

export type Rule = {
  name: string
  conditions: readonly Condition[]
  rewards: readonly Reward[]
  hint: Hint | undefined
}

/** Times are Unix milliseconds; a limit of 0 means no limit. */
export type Coupon = {
  id: number
  code: string
  usageLimit: number
  profileLimit: number
  startsAt: number | undefined
  expiresAt: number | undefined
  /** The only profile that may use it. */
  recipient: string | undefined
}

/** A campaign with a coupon is evaluated only for a session with the code. */
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
