import { createContext } from 'react'

/** What a page says to the blocks in it, wherever they stand. A page for everybody says nothing. */
export type Surroundings = {
  /** Whether an editor looks at it: what is left out leaves a note in its place. */
  isForEditors: boolean
  /** Ids of raw HTML that the shop trusts as its own code, and the nonce that lets it run; `null` where none may. */
  inlineHtml: { ids: readonly string[]; nonce: string } | null
}

export const SurroundingsContext = createContext<Surroundings>({ isForEditors: false, inlineHtml: null })
