import { createContext } from 'react'

/**
 * Takes HTML that the first bytes of the page do not wait for, and returns the HTML that holds its place. It is sent in
 * its place once it is there, and the rest of the page follows it, so it needs no scripts. It must have a limit in
 * time. If it rejects, it is left out.
 */
export type AddLateContent = (html: Promise<string>) => string

export const LateContentContext = createContext<AddLateContent>(() => {
  throw new Error('Late content needs a renderer that sends it')
})
