export const logLevels = ['debug', 'info', 'warn', 'error', 'none'] as const

export type LogLevel = (typeof logLevels)[number]

const cartIds = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
const words = /[^\s/]+/g
const address = /.(?:@|%40)./i
const maxTextLength = 500
const maxStackLength = 4000

/** Structured fields of a line. No personal data: no cookie, token, e-mail address, query string or body. */
export type LogFields = Record<string, string | number | boolean | null | undefined | readonly string[]>

export type Log = {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  /** `cause` is logged with its own causes, without e-mail addresses and cart ids. */
  error(event: string, cause: unknown, fields?: LogFields): void
  /** A handler of a rejected promise: logs the failure as an error, and returns the value instead. */
  fallback<Value>(event: string, value: Value, fields?: LogFields): (cause: unknown) => Value
}

/**
 * A path or message that may be logged: removes cart ids, which give access to a cart, and text that looks like an
 * e-mail address. A longer text is cut off before its last word, because half an address may not look like one.
 */
export function redactPersonal(text: string, maxLength = maxTextLength): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength).replace(/[^\s/]{0,100}$/, '')}…` : text
  return short.replace(cartIds, '{id}').replace(words, (word) => (address.test(word) ? '{address}' : word))
}

/** A log that writes one JSON line per event, for events of the level and above. Each line has the fields of its time. */
export function createLog(level: LogLevel, baseFields: () => LogFields = () => ({})): Log {
  const write = (at: Exclude<LogLevel, 'none'>, event: string, fields: object = {}) => {
    if (logLevels.indexOf(at) < logLevels.indexOf(level)) return
    console[at](JSON.stringify({ level: at, event, ...baseFields(), ...fields }))
  }
  const error: Log['error'] = (event, cause, fields) =>
    write('error', event, { ...fields, cause: describeCause(cause) })
  return {
    debug: (event, fields) => write('debug', event, fields),
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error,
    fallback: (event, value, fields) => (cause) => {
      error(event, cause, fields)
      return value
    },
  }
}

/**
 * Returns a function that passes a promise on. If it fails, calls `onFailure` and logs the failure. The caller that
 * awaits it handles the missing value.
 */
export function deferring(log: Log, onFailure?: () => void): <T>(promise: Promise<T>) => Promise<T> {
  return (promise) => {
    promise.catch((cause: unknown) => {
      onFailure?.()
      log.error('deferred', cause)
    })
    return promise
  }
}

function describeCause(cause: unknown, depth = 0): object {
  if (!(cause instanceof Error)) return { message: redactPersonal(textOf(cause)) }
  // A service may repeat in its message what a visitor typed.
  return {
    name: cause.name,
    message: redactPersonal(cause.message),
    ...(depth === 0 && cause.stack ? { stack: redactPersonal(cause.stack, maxStackLength) } : {}),
    ...(cause.cause !== undefined && depth < 4 ? { cause: describeCause(cause.cause, depth + 1) } : {}),
  }
}

/** An object's message or the names of its fields. Their values may be personal. */
function textOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause)
  return 'message' in cause && typeof cause.message === 'string'
    ? cause.message
    : `an object with ${Object.keys(cause).join(', ')}`
}
