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
