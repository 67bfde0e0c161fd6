import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'

/** The body as JSON. @throws HTTPException 400 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return v.parse(v.unknown(), JSON.parse(text))
  } catch (cause) {
    throw new HTTPException(400, { message: 'The body is not JSON.', cause })
  }
}
