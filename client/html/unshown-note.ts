import { createElement, type ReactElement } from 'react'
import { escapeHtml } from './escape-html.ts'
import { pages } from '#shared/messages/pages.ts'

/** Called with the cause for each part of a document that is replaced by a note, because it cannot be rendered. */
export type PartFailed = (cause: unknown) => void

/** What stands in the place of a part that cannot be rendered. It may be in any element that has text. */
export function unshownNote(): ReactElement {
  return createElement('span', { className: 'notice notice--error', role: 'note' }, pages.partNotShown)
}

/** The note as HTML for the inside of an element of this type. */
export function unshownHtml(parent: string): string {
  const note = `<span class="notice notice--error" role="note">${escapeHtml(pages.partNotShown)}</span>`
  return wrapped[parent]?.(note) ?? note
}

const cell = (note: string) => `<td>${note}</td>`
const item = (note: string) => `<li>${note}</li>`
const nothing = () => ''
const wrapped: Readonly<Record<string, (note: string) => string>> = {
  ul: item,
  ol: item,
  tr: cell,
  tbody: (note) => `<tr>${cell(note)}</tr>`,
  dl: (note) => `<div><dd>${note}</dd></div>`,
  svg: nothing,
  select: nothing,
}
