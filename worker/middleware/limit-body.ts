import { bodyLimit } from 'hono/body-limit'
import { problemResponse } from '../http/problem.ts'

/** For endpoints that other services call: refuses a larger body with a problem document. */
export function limitBody(maxSize: number) {
  const onError = () => problemResponse({ status: 413, slug: 'too-large', title: 'The request is too large.' })
  return bodyLimit({ maxSize, onError })
}
