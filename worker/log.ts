export const logLevels = ['debug', 'info', 'warn', 'error', 'none'] as const

export type LogLevel = (typeof logLevels)[number]

const cartIds = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
const addresses = /[^\s/]+(?:@|%40)[^\s/]+/gi

/** Structured fields of a line. No personal data: no cookie, token, e-mail address, query string or body. */
export type LogFields = Record<string, string | number | boolean | null | undefined | readonly string[]>

export type Log = {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  /** `cause` is logged with its own causes; its message must not hold what a visitor typed. */
  error(event: string, cause: unknown, fields?: LogFields): void
}

/**
 * A path or message that may be logged: removes cart ids, which give access to a cart, and text that looks like an
 * e-mail address.
 */
export function redactPersonal(text: string): string {
  return text.replace(cartIds, '{id}').replace(addresses, '{address}')
}

/** A log that writes one JSON line per event, for events of the level and above. */
export function createLog(level: LogLevel, base: LogFields = {}): Log {
  const write = (at: Exclude<LogLevel, 'none'>, event: string, fields: object = {}) => {
    if (logLevels.indexOf(at) < logLevels.indexOf(level)) return
    console[at](JSON.stringify({ level: at, event, ...base, ...fields }))
  }
  return {
    debug: (event, fields) => write('debug', event, fields),
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error: (event, cause, fields) => write('error', event, { ...fields, cause: describeCause(cause) }),
  }
}

/**
 * Returns a function that passes a promise on and logs its failure. The caller that awaits it handles the missing
 * value.
 */
export function deferring(log: Log): <T>(promise: Promise<T>) => Promise<T> {
  return (promise) => {
    promise.catch((cause: unknown) => log.error('deferred', cause))
    return promise
  }
}

function describeCause(cause: unknown, depth = 0): object {
  if (!(cause instanceof Error)) return { message: String(cause) }
  return {
    name: cause.name,
    message: cause.message,
    ...(depth === 0 ? { stack: cause.stack } : {}),
    ...(cause.cause !== undefined && depth < 4 ? { cause: describeCause(cause.cause, depth + 1) } : {}),
  }
}
