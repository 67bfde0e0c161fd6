let leftOut: string[] | null = null

/**
 * Runs a parse, and answers with it what the parse left out on its way. Parsing waits for nothing, so the list is this
 * parse's alone.
 */
export function collectLeftOut<Result>(parse: () => Result): { result: Result; issues: string[] } {
  const outer = leftOut
  const issues: string[] = []
  leftOut = issues
  try {
    return { result: parse(), issues }
  } finally {
    leftOut = outer
  }
}

export function noteLeftOut(issue: string): void {
  leftOut?.push(issue)
}
