import { Refusal } from '../commerce/refusal.ts'

/** An error inside a mutation's result. Only validation errors have a `path`. */
export type BusinessError = { __typename: string; message: string; path?: string[] }

export function businessError(name: string, message: string): BusinessError {
  return { __typename: name, message }
}

export function validationError(path: readonly string[], message: string): BusinessError {
  return {
    __typename: 'ValidationError',
    message,
    path: ['input', ...path],
  }
}

export const notLoggedIn = businessError('CustomerNotLoggedInError', 'Customer is not logged in.')

/** Runs a change and converts a refusal to errors in the result. Other errors are rethrown. */
export async function refusalsAsErrors<Value>(
  change: () => Promise<Value>,
): Promise<{ value: Value; errors: [] } | { value: null; errors: BusinessError[] }> {
  try {
    return { value: await change(), errors: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { value: null, errors: errorsOf(error) }
  }
}

function errorsOf({ message, errors = {} }: Refusal): BusinessError[] {
  const fields = Object.entries(errors).filter(([path]) => !path.startsWith('.'))
  if (fields.length === 0) return [validationError([], message)]
  return fields.map(([path, text]) => {
    if (path === 'email' && text.endsWith('already in use'))
      return businessError('EmailAlreadyInUseError', 'The email address is already in use.')
    return validationError(path.split('.').map(camelCase), text)
  })
}

function camelCase(name: string) {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
