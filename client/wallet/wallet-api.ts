import { callApi } from '../api/call-api.ts'
import type { PageServices } from '../api/page-services.ts'
import { isRecord } from '../api/shapes.ts'
import { sheetCartHeader } from '#shared/domain/wallet-kinds.ts'
import type { WalletOperation, WalletRequest, WalletResponses } from '#shared/domain/wallet.ts'

/** The wallets give up after 30 s. The rest is for the way to the sheet. */
export const respondWithinMs = 26_000

/** `cartId` is the cart that the sheet was opened for, `timeoutMs` the time that is left to respond to the sheet. */
type CallOptions = { cartId?: string | null; timeoutMs?: number }

/** The Worker's wallet operations. Each rejects with an `ApiError`. */
export interface WalletApi {
  call<Operation extends keyof WalletResponses>(
    operation: Operation,
    request: WalletRequest<Operation>,
    options?: CallOptions,
  ): Promise<WalletResponses[Operation]>
  /** As `call`, for an operation whose response is not read here. */
  pass<Operation extends Exclude<WalletOperation, keyof WalletResponses>>(
    operation: Operation,
    request: WalletRequest<Operation>,
    options?: CallOptions,
  ): Promise<unknown>
}

/** As in `shapes.ts`: the Worker of the same build made the response, of the operation's type. @throws TypeError */
const readResponse = (body: unknown) => {
  if (!isRecord(body) || !(Array.isArray(body['methods']) || typeof body['status'] === 'string'))
    throw new TypeError('Not a response')
  return body as never
}

export function createWalletApi(services: PageServices): WalletApi {
  const caller =
    <Response>(read: (body: unknown) => Response) =>
    (method: WalletOperation, args: object, { cartId, timeoutMs = respondWithinMs }: CallOptions = {}) =>
      callApi(services, {
        platform: 'payments',
        method,
        args,
        read,
        timeoutMs,
        headers: { [sheetCartHeader]: cartId ?? '' },
      })
  return { call: caller(readResponse), pass: caller((body) => body) }
}
