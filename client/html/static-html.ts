import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { attributeNamed, attributeText } from './attributes.ts'
import { escapeHtml } from './escape-html.ts'
import { islandHtml } from './island-html.ts'
import { type PartFailed, unshownHtml } from './unshown-note.ts'
import { joinBytes } from '#shared/join-bytes.ts'
import { oncePerObject } from '#shared/once-per-object.ts'

/** A part of a document: text, bytes in UTF-8, or parts that the ones before them do not wait for. */
export type HtmlPart = string | Uint8Array | Promise<HtmlPart[]>

/**
 * Renders static components, which are function components without hooks, to HTML in the order of the document. The
 * result equals `renderToStaticMarkup`, with kept parts as bytes. Islands, which the browser hydrates, are left to
 * React, all in one call.
 *
 * With `onPartFailed`, a component that throws is replaced by a note, and the rest is rendered. Without it, the first
 * one ends the rendering.
 *
 * @throws what a component throws, and Error for a class, a context, Suspense or an event handler
 */
export function htmlParts(node: ReactNode, onPartFailed?: PartFailed): HtmlPart[] {
  const output: Output = { text: '', parts: [], islands: [], parent: '', onPartFailed }
  writeNode(output, node)
  endText(output)
  return withIslands(output)
}

/** Static components as HTML in UTF-8. @throws Error if a part of them is late, and what `htmlParts` throws */
export function htmlBytes(node: ReactNode, onPartFailed?: PartFailed): Uint8Array<ArrayBuffer> {
  return joinHtml(htmlParts(node, onPartFailed))
}

/** @throws Error if a part is late */
export function joinHtml(parts: readonly HtmlPart[]): Uint8Array<ArrayBuffer> {
  return joinBytes(
    parts.map((part) => {
      if (part instanceof Promise) throw new Error('A part of the HTML is not there yet')
      return typeof part === 'string' ? encoder.encode(part) : part
    }),
  )
}

type KeptProps = { by: object; as: string; children: () => ReactNode }

/**
 * Content that is the same whenever `by` is the same object, which must not change. It is rendered once for each `as`,
 * and its bytes live as long as the object.
 */
export function Kept({ children }: KeptProps): ReactNode {
  return children()
}

/**
 * Content that the HTML before it does not wait for. It is sent in its place once it is there, and the rest of the page
 * follows it, so it needs no scripts. It must have a limit in time.
 */
export function LateContent(_props: { content: Promise<ReactNode> }): ReactNode {
  throw new Error('Late content needs a renderer that sends it')
}

type Output = {
  text: string
  parts: HtmlPart[]
  islands: { element: ReactElement; index: number }[]
  /** The type of the innermost element that is open. */
  parent: string
  onPartFailed: PartFailed | undefined
}
type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }

const encoder = new TextEncoder()

function writeNode(output: Output, node: ReactNode): void {
  switch (typeof node) {
    case 'string':
      writeText(output, node)
      return
    case 'number':
    case 'bigint':
      output.text += String(node)
      return
    case 'boolean':
    case 'undefined':
      return
    default:
      if (node === null) return
      if (isValidElement(node)) writeElement(output, node as ReactElement<Props>)
      else if (isIterable(node)) for (const child of node) writeNode(output, child)
      else throw new Error('A static component rendered something other than an element or text')
  }
}

function writeElement(output: Output, element: ReactElement<Props>): void {
  const { type, props } = element
  if (typeof type === 'string') {
    writeHostElement(output, type, props)
    return
  }
  if (type === Fragment) {
    writeNode(output, props.children)
    return
  }
  const { text, parent, parts, islands, onPartFailed } = output
  const before = { parts: parts.length, islands: islands.length }
  try {
    writeComponent(output, element)
  } catch (cause) {
    if (!onPartFailed) throw cause
    onPartFailed(cause)
    parts.length = before.parts
    islands.length = before.islands
    output.parent = parent
    output.text = text + unshownHtml(parent)
  }
}

function writeComponent(output: Output, element: ReactElement<Props>): void {
  const { type, props } = element
  if (typeof type !== 'function') throw new Error('Only host elements, fragments and function components are static')
  if ((type as unknown) === LateContent) {
    endText(output)
    const late = (props['content'] as Promise<ReactNode>).then((node) => htmlParts(node, output.onPartFailed))
    // The page may fail before anybody waits for it.
    late.catch(() => undefined)
    output.parts.push(late)
  } else if ((type as unknown) === Kept) {
    endText(output)
    output.parts.push(keptBytes(props as unknown as KeptProps, output.onPartFailed))
  } else if ('islandName' in type) {
    endText(output)
    output.islands.push({ element, index: output.parts.push('') - 1 })
  } else if (type.prototype?.isReactComponent) throw new Error('A class component is not static')
  else writeNode(output, (type as (props: Props) => ReactNode)(props))
}

function writeHostElement(output: Output, type: string, props: Props): void {
  output.text += `<${type}`
  for (const name in props) {
    const attribute = attributeNamed(name)
    const value = attributeText(attribute, props[name], type)
    if (value === null) continue
    output.text += attribute.start
    writeText(output, value)
    output.text += '"'
  }
  if (voidElements.has(type)) {
    output.text += '/>'
    return
  }
  output.text += '>'
  const html = props.dangerouslySetInnerHTML?.__html
  if (html === undefined) writeChildren(output, type, props)
  else output.text += html
  output.text += `</${type}>`
}

function writeChildren(output: Output, parent: string, { children }: Props): void {
  const outer = output.parent
  output.parent = parent
  writeNode(output, children)
  output.parent = outer
}

const keptBy = oncePerObject((_by: object) => new Map<string, Uint8Array>())

/** What lacks a part is not kept. */
function keptBytes({ by, as, children }: KeptProps, onPartFailed: PartFailed | undefined): Uint8Array {
  const kept = keptBy(by)
  const known = kept.get(as)
  if (known) return known
  let isWhole = true
  const note: PartFailed = (cause) => {
    isWhole = false
    onPartFailed?.(cause)
  }
  const bytes = htmlBytes(children(), onPartFailed && note)
  if (isWhole) kept.set(as, bytes)
  return bytes
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Characters that HTML escapes, and those for which V8 takes two bytes. */
const special = /["&'<>\u0100-\uffff]/
const wide = /[\u0100-\uffff]/

function writeText(output: Output, text: string): void {
  if (!special.test(text)) output.text += text
  else if (!wide.test(text)) output.text += escapeHtml(text)
  else {
    // In one text with the rest, all of it would take two bytes for each character, and five times as long to encode.
    endText(output)
    output.parts.push(escapeHtml(text))
  }
}

function endText(output: Output): void {
  if (output.text !== '') output.parts.push(output.text)
  output.text = ''
}

function withIslands({ parts, islands, onPartFailed }: Output): HtmlPart[] {
  if (islands.length === 0) return parts
  const html = islandHtml(
    islands.map(({ element }) => element),
    onPartFailed,
  )
  for (const [order, { index }] of islands.entries()) parts[index] = html[order] ?? ''
  return parts
}

function isIterable(value: unknown): value is Iterable<ReactNode> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}
