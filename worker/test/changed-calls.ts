import { ServiceError } from '#shared/errors.ts'

type Call<Request, Result> = (request: Request, signal: AbortSignal) => Promise<Result>

/** The method of a port, with something done just before each call. */
export function preceded<Request, Result>(
  call: Call<Request, Result>,
  before: (request: Request, signal: AbortSignal) => unknown,
): Call<Request, Result> {
  return async (request, signal) => {
    await before(request, signal)
    return call(request, signal)
  }
}

/** The method of a port, carried out, with its response lost. */
export function unanswered<Request, Result>(
  call: Call<Request, Result>,
  failure = new ServiceError('commerce', 'timeout'),
): Call<Request, Result> {
  return async (request, signal) => {
    await call(request, signal)
    throw failure
  }
}
