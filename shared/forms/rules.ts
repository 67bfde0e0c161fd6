import * as v from 'valibot'
import { isEmail, maxEmailLength, typedEmail } from '../domain/email.ts'
import { maxPhoneLength, phoneNumber } from '../domain/phone.ts'
import { typedSchema } from '../domain/typed-schema.ts'
import { typedLine } from '../domain/typed-text.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * The messages of invalid fields. Each is read when the field is checked, because the schemas are made before the
 * language is known.
 */
export const issue = Object.fromEntries(
  Object.keys(messages.account.issue).map((name) => [name, () => messages.account.issue[name as IssueName]]),
) as Record<IssueName, Message>

type IssueName = keyof typeof messages.account.issue
type Message = () => string

/** Titles to choose from. */
export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'] as const

export const maxLengths = {
  name: 100,
  line: 255,
  city: 100,
  postalCode: 30,
  phone: maxPhoneLength,
  email: maxEmailLength,
  password: 250,
} as const

/** A line of text in any script. `missing` is the message if it is required and empty; `null` makes it optional. */
export function textRule(missing: Message | null, maximum: number) {
  return v.pipe(
    v.string(missing ?? issue.tooLong),
    typedSchema(typedLine, maximum, issue.tooLong),
    v.check((text) => missing === null || text !== '', missing ?? ''),
    v.check((text) => !/[<>]/.test(text), issue.characters),
  )
}

export const EmailRule = v.pipe(typedSchema(typedEmail, maxLengths.email, issue.email), v.check(isEmail, issue.email))

/** A name of at least two characters. */
export function nameRule(message: Message) {
  return v.pipe(
    textRule(message, maxLengths.name),
    v.check((name) => [...name].length >= 2, message),
  )
}

/** A new password: at least seven characters, with a letter and a number. */
export const NewPasswordRule = v.pipe(
  v.string(issue.newPassword),
  v.maxLength(maxLengths.password, issue.tooLong),
  v.check((password) => password.length >= 7 && /\p{L}/u.test(password) && /\d/.test(password), issue.newPassword),
)

/** An existing password. Only its presence and length are checked. */
export const PasswordRule = v.pipe(
  v.string(issue.password),
  v.nonEmpty(issue.password),
  v.maxLength(maxLengths.password, issue.password),
)

export const PhoneRule = v.pipe(
  textRule(issue.phone, maxLengths.phone),
  v.check((text) => phoneNumber(text) !== null, issue.phone),
  v.transform((text) => phoneNumber(text) ?? text),
)

export const TitleRule = v.picklist(titles, issue.title)

/** A day in the past as `YYYY-MM-DD`, or empty. */
export const BirthdayRule = v.pipe(
  v.optional(typedSchema(typedLine, 'YYYY-MM-DD'.length, issue.dateOfBirth), ''),
  v.check((text) => text === '' || isPastDay(text), issue.dateOfBirth),
)

/** A checkbox of a form, or a boolean of JSON. */
export const TickRule = v.pipe(
  v.optional(v.union([v.boolean(), v.pipe(v.string(), v.maxLength(5))]), false),
  v.transform((value) => value === true || value === 'on' || value === 'true'),
)

function isPastDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false
  return day.getUTCFullYear() >= 1900 && day.getTime() < Date.now()
}
