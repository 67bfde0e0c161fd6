let leftOut: string[] | null = null

/** Runs a parse and also returns what the parse left out. Parsing is synchronous, so no other parse can add to the list. */
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
