import type { SyntheticEvent } from 'react'
import { hasFormTools } from '#shared/merchant.ts'
import { tools } from '#shared/messages/tools.ts'

declare global {
  // What WebMCP adds.
  interface SubmitEvent {
    readonly agentInvoked?: boolean
    respondWith?(result: Promise<string>): void
  }
}

/** The forms that assistants in the browser may use. */
export type FormTool = keyof typeof tools

/**
 * The attributes that make a form a tool of WebMCP (https://developer.chrome.com/docs/ai/webmcp/declarative-api). Only
 * the document has them: a browser's scripts carry no texts for assistants, and leave the attributes as they are.
 * Without `isRead`, an assistant fills the form and the shopper presses its button.
 */
export function formTool(name: FormTool, { isRead = false } = {}) {
  if (!import.meta.env.SSR || !hasFormTools) return {}
  return { toolname: name, tooldescription: tools[name], ...(isRead && { toolautosubmit: '' }) }
}

/**
 * Keeps a form from loading a page. An assistant that filled it is told so, because without a result it would take the
 * form as failed and try again.
 */
export function sendInPlace(event: SyntheticEvent<Element, SubmitEvent>): void {
  event.preventDefault()
  if (event.nativeEvent.agentInvoked)
    event.nativeEvent.respondWith?.(Promise.resolve('Sent. The page says the result.'))
}
