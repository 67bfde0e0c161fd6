import type { Failure, VendorError } from '../faults/failure.ts'

const kinds: Record<number, { errorCode: string; errorType: string; message: string }> = {
  400: { errorCode: '702', errorType: 'validation', message: 'Unexpected input: ", expected: }' },
  401: { errorCode: '000', errorType: 'security', message: 'HTTP Status Response - Unauthorized' },
  403: { errorCode: '901', errorType: 'security', message: 'Invalid Merchant Account' },
  422: { errorCode: '14_030', errorType: 'validation', message: 'Return URL is missing.' },
  500: { errorCode: '905', errorType: 'configuration', message: 'Payment details are not supported' },
}

export function adyenError({ status, phrase }: Failure): VendorError {
  return { body: { status, ...(kinds[status] ?? { errorCode: '000', errorType: 'internal', message: phrase }) } }
}
