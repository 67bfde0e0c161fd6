import { createContext } from 'react'

/** The facts about the page that its blocks need, at any depth. Public pages use the defaults. */
export type BlockSettings = {
  /** True in an editor's preview, where a note marks the place of everything that is left out. */
  isForEditors: boolean
  /** True if the page is for a crawler, which reads all links from the markup. */
  isForCrawler?: boolean
  /** Ids of raw HTML that the shop trusts as its own code, and the nonce that lets it run; `null` where none may. */
  inlineHtml: { ids: readonly string[]; nonce: string } | null
}

export const BlockSettingsContext = createContext<BlockSettings>({ isForEditors: false, inlineHtml: null })
