import { createContext } from 'react'

/** What a page says to the blocks in it, wherever they stand. A page for everybody says nothing. */
export type Surroundings = {
  /** Whether an editor looks at it: what is left out leaves a note in its place. */
  isForEditors: boolean
}

export const SurroundingsContext = createContext<Surroundings>({ isForEditors: false })
