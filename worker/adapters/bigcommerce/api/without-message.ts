import { ServiceError } from '#shared/errors.ts'

/** The failure without the platform's message, which may repeat what the shopper has typed. */
export async function withoutMessage<Value>(what: string, call: Promise<Value>): Promise<Value> {
  return call.catch((cause: unknown) => {
    if (!(cause instanceof ServiceError) || cause.kind !== 'rejected') throw cause
    throw new ServiceError('commerce', 'rejected', { message: `commerce ${what}: rejected`, status: cause.status })
  })
}
