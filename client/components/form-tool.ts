import type { SyntheticEvent } from 'react'
import { hasFormTools } from '#shared/merchant.ts'
import { toolParams, tools } from '#shared/messages/tools.ts'

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
 * the document has them: islands ask for them on the server, and leave them as they are in a browser, whose scripts
 * carry no texts for assistants. Without `isRead`, an assistant fills the form and the shopper presses its button.
 */
export function formTool(name: FormTool, { isRead = false } = {}) {
  return hasFormTools && { toolname: name, tooldescription: tools[name], ...(isRead && { toolautosubmit: '' }) }
}

/** The attribute that says what a field of a tool takes, for documents as `formTool`. */
export function toolParam(name: keyof typeof toolParams) {
  return hasFormTools && { toolparamdescription: toolParams[name] }
}

/**
 * Keeps a form from loading a page. An assistant that filled it is told so, because without a result it would take the
 * form as failed and try again.
 */
export function sendInPlace(event: SyntheticEvent<Element, SubmitEvent>): void {
  event.preventDefault()
  if (event.nativeEvent.agentInvoked) event.nativeEvent.respondWith?.(Promise.resolve('Sent'))
}
