import * as v from 'valibot'
import { isEmail } from '../domain/email.ts'
import * as messages from '../messages/en.ts'

const { fault } = messages.account

/** Titles to choose from. */
export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'] as const

const longest = { name: 100, line: 255, city: 100, postalCode: 30, phone: 50, email: 250, password: 250 } as const
export { longest as maxLengths }

// Control characters and direction marks must not be printed on a parcel.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A trimmed line of text in any script. `missing` is the message if it is required and empty; `null` makes it optional. */
export function textRule(missing: string | null, most: number) {
  return v.pipe(
    v.string(missing ?? fault.tooLong),
    v.trim(),
    v.check((text) => missing === null || text !== '', missing ?? ''),
    v.maxLength(most, fault.tooLong),
    v.check((text) => !unprintable.test(text) && !/[<>]/.test(text), fault.characters),
  )
}

export const EmailRule = v.pipe(
  v.string(fault.email),
  v.trim(),
  v.maxLength(longest.email, fault.email),
  v.check((text) => isEmail(text) && !/[<>"(),;:\\]/.test(text), fault.email),
)

/** A name of at least two characters. */
export function nameRule(message: string) {
  return v.pipe(
    textRule(message, longest.name),
    v.check((name) => [...name].length >= 2, message),
  )
}

/** A new password: at least seven characters, with a letter and a number. */
export const NewPasswordRule = v.pipe(
  v.string(fault.newPassword),
  v.maxLength(longest.password, fault.tooLong),
  v.check((password) => password.length >= 7 && /[a-z]/i.test(password) && /\d/.test(password), fault.newPassword),
)

/** An existing password. Only its presence and length are checked. */
export const PasswordRule = v.pipe(
  v.string(fault.password),
  v.nonEmpty(fault.password),
  v.maxLength(longest.password, fault.password),
)

export const PhoneRule = v.pipe(
  textRule(fault.phone, longest.phone),
  v.check((phone) => /^\+?[\d\s().-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 6, fault.phone),
)

export const TitleRule = v.picklist(titles, fault.title)

/** A day in the past as `YYYY-MM-DD`, or empty. */
export const BirthdayRule = v.pipe(
  v.optional(v.string(fault.dateOfBirth), ''),
  v.trim(),
  v.check((text) => text === '' || isPastDay(text), fault.dateOfBirth),
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
