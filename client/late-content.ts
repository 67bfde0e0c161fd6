import { createContext, type ReactNode } from 'react'

/**
 * Takes content that the first bytes of the page do not wait for, and returns the HTML that holds its place. The
 * content is sent in its place once it is there, and the rest of the page follows it, so it needs no scripts. It must
 * not reject and has a limit in time.
 */
export type AddLateContent = (content: Promise<ReactNode>) => string

export const LateContentContext = createContext<AddLateContent>(() => {
  throw new Error('Late content needs a renderer that sends it')
})
