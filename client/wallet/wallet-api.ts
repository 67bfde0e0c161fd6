import { callApi } from '../api/call-api.ts'
import type { PageServices } from '../api/page-services.ts'
import { isRecord } from '../api/shapes.ts'
import type { WalletOperation, WalletRequest, WalletResponses } from '#shared/domain/wallet.ts'

/** The wallets give up after 30 s. The rest is for the way to the sheet. */
export const respondWithinMs = 26_000

/** The Worker's wallet operations. Each rejects with an `ApiError`. */
export interface WalletApi {
  /** `timeoutMs` is the time that is left to respond to the sheet. */
  call<Operation extends keyof WalletResponses>(
    operation: Operation,
    request: WalletRequest<Operation>,
    timeoutMs?: number,
  ): Promise<WalletResponses[Operation]>
  /** Apple's session object, which only Apple's script reads. */
  merchantSession(validationUrl: string): Promise<unknown>
  dismiss(): Promise<void>
}

type WalletCall<Response> = {
  method: WalletOperation
  args: object
  read: (body: unknown) => Response
  timeoutMs?: number
}

export function createWalletApi(services: PageServices): WalletApi {
  const send = <Response>(request: WalletCall<Response>) =>
    callApi(services, { platform: 'payments', timeoutMs: respondWithinMs, ...request })
  return {
    call: (operation, request, timeoutMs) =>
      send({
        method: operation,
        args: request,
        read: (body) => readResponse<WalletResponses[typeof operation]>(body),
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
    merchantSession: (validationUrl) =>
      send({ method: 'merchantSession', args: { validationUrl }, read: (body) => body }),
    dismiss: () => send({ method: 'walletDismiss', args: {}, read: () => undefined }),
  }
}

/** As in `shapes.ts`: the Worker of the same build made the response. @throws TypeError */
function readResponse<Response>(body: unknown): Response {
  if (!isRecord(body) || !(Array.isArray(body['methods']) || typeof body['status'] === 'string'))
    throw new TypeError('Not a response')
  return body as Response
}
