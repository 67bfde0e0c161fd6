import { ServiceError } from '#shared/errors.ts'

type Call<Request, Answer> = (request: Request, signal: AbortSignal) => Promise<Answer>

/** The method of a port, with something done just before each call. */
export function preceded<Request, Answer>(
  call: Call<Request, Answer>,
  before: (request: Request, signal: AbortSignal) => unknown,
): Call<Request, Answer> {
  return async (request, signal) => {
    await before(request, signal)
    return call(request, signal)
  }
}

/** The method of a port, carried out, with its response lost. */
export function unanswered<Request, Answer>(
  call: Call<Request, Answer>,
  failure = new ServiceError('commerce', 'timeout'),
): Call<Request, Answer> {
  return async (request, signal) => {
    await call(request, signal)
    throw failure
  }
}
