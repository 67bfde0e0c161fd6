import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Renders static components to HTML: function components without hooks, and host elements. The result equals
 * `renderToStaticMarkup` at a fraction of the cost, because React's server renderer keeps tasks, segments and contexts
 * for content that may suspend. It leaves islands, which the browser hydrates, to React. @throws Error for anything
 * else: a class, a context, Suspense, a hook, a boolean attribute that is not known here
 */
export function staticHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string') return escape(node)
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (isValidElement(node)) return elementHtml(node as ReactElement<Props>)
  if (isIterable(node)) {
    let html = ''
    for (const child of node) html += staticHtml(child)
    return html
  }
  throw new Error('A static component rendered something other than an element or text')
}

type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }

const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** Attribute names of static components that differ between React and HTML in more than letter case. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  fillRule: 'fill-rule',
  clipPath: 'clip-path',
}

const booleanAttributes = new Set([
  'checked',
  'defaultChecked',
  'disabled',
  'hidden',
  'required',
  'open',
  'multiple',
  'readOnly',
  'itemScope',
  'inert',
  'reversed',
  'async',
  'defer',
  'loop',
  'muted',
  'controls',
  'playsInline',
])

function elementHtml(element: ReactElement<Props>): string {
  const { type, props } = element
  if (type === Fragment) return staticHtml(props.children)
  if (typeof type === 'function') {
    if ('islandName' in type) return renderToString(element)
    if (type.prototype?.isReactComponent) throw new Error('A class component is not static')
    return staticHtml((type as (props: Props) => ReactNode)(props))
  }
  if (typeof type !== 'string') throw new Error('Only host elements, fragments and function components are static')
  if ('defaultValue' in props && type !== 'input') throw new Error(`A static ${type} has no default value`)
  const tag = `<${type}${attributesHtml(props)}`
  if (voidElements.has(type)) return `${tag}/>`
  const inner = props.dangerouslySetInnerHTML ? props.dangerouslySetInnerHTML.__html : staticHtml(props.children)
  return `${tag}>${inner}</${type}>`
}

function attributesHtml(props: Props): string {
  let html = ''
  for (const name in props) {
    const value = props[name]
    if (
      value === null ||
      value === undefined ||
      name === 'children' ||
      name === 'key' ||
      name === 'dangerouslySetInnerHTML'
    )
      continue
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new Error(`A static element has no ${name} handler`)
    if (name === 'style') html += ` style="${escape(styleText(value as Record<string, string | number>))}"`
    else if (booleanAttributes.has(name)) html += value ? ` ${attributeNames[name] ?? name}=""` : ''
    else if (typeof value === 'boolean' && !/^(aria|data)-/.test(name)) {
      if (value) throw new Error(`A static element has no attribute ${name}`)
    } else html += ` ${attributeNames[name] ?? name}="${escape(String(value))}"`
  }
  return html
}

/** Values must be strings, because numbers would need React's table of unitless properties. */
function styleText(style: Record<string, string | number>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => {
      if (typeof value === 'number') throw new Error(`The style ${name} of a static element must be a string`)
      return `${name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value.trim()}`
    })
    .join(';')
}

const special = /["&'<>]/

function escape(text: string): string {
  if (!special.test(text)) return text
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')
}

function isIterable(value: unknown): value is Iterable<ReactNode> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}
