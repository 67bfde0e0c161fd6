import { createContext } from 'react'

/** What the blocks of a page, at any depth, need to know about the page. Public pages use the defaults. */
export type Surroundings = {
  /** True in an editor's preview, where a note marks the place of everything that is left out. */
  isForEditors: boolean
  /** Ids of raw HTML that the shop trusts as its own code, and the nonce that lets it run; `null` where none may. */
  inlineHtml: { ids: readonly string[]; nonce: string } | null
}

export const SurroundingsContext = createContext<Surroundings>({ isForEditors: false, inlineHtml: null })
