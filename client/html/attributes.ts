import { oncePerText } from '#shared/once-per-text.ts'

/** The attributes that React writes under another name. */
const htmlNames: Readonly<Record<string, string>> = {
  acceptCharset: 'accept-charset',
  className: 'class',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  crossOrigin: 'crossorigin',
  defaultChecked: 'checked',
  defaultValue: 'value',
  dominantBaseline: 'dominant-baseline',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  letterSpacing: 'letter-spacing',
  stopColor: 'stop-color',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
}

const booleanNames = new Set(
  (
    'allowFullScreen async autoFocus autoPlay checked controls default defaultChecked defer disabled ' +
    'disablePictureInPicture formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open ' +
    'playsInline readOnly required reversed selected'
  ).split(' '),
)

const addressNames = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref'])

type Kind = 'none' | 'style' | 'boolean' | 'address' | 'value' | 'data' | 'text'

/**
 * How a prop of an element is written. That of `data` may be `true` or `false` as a text. `start` is all that comes
 * before the value.
 */
type Attribute = { name: string; kind: Kind; start: string }

export const attributeNamed = oncePerText((name): Attribute => ({
  name,
  kind: kindOf(name),
  start: ` ${htmlNames[name] ?? name}="`,
}))

function kindOf(name: string): Kind {
  if (name === 'children' || name === 'dangerouslySetInnerHTML') return 'none'
  if (name === 'style') return 'style'
  if (name === 'value' || name === 'defaultValue') return 'value'
  if (booleanNames.has(name)) return 'boolean'
  if (addressNames.has(name)) return 'address'
  return /^(?:(?:aria|data)-|contentEditable$|draggable$|spellCheck$)/.test(name) ? 'data' : 'text'
}

/**
 * The value of an element's attribute, not escaped; `null` if the element does not have it. @throws Error if a static
 * element cannot have it
 */
export function attributeText({ name, kind }: Attribute, value: unknown, elementType: string): string | null {
  if (kind === 'none' || value === null || value === undefined) return null
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`A static element has no ${name} handler`)
  if (kind === 'boolean') return value ? '' : null
  if (kind === 'value' && (elementType === 'select' || elementType === 'textarea'))
    throw new Error(`A static ${elementType} has no value`)
  if (typeof value === 'boolean' && kind !== 'data') {
    if (value && name === 'download') return ''
    if (value) throw new Error(`A static element has no attribute ${name}`)
    return null
  }
  if (kind === 'style') return styleText(value as Record<string, unknown>)
  const text = String(value)
  return kind === 'address' && runsScript.test(text) ? null : text
}

// As in React: browsers ignore control characters and line breaks in the name of the scheme.
const runsScript =
  // oxlint-disable-next-line no-control-regex
  /^[\u0000-\u001f ]*j[\t\r\n]*a[\t\r\n]*v[\t\r\n]*a[\t\r\n]*s[\t\r\n]*c[\t\r\n]*r[\t\r\n]*i[\t\r\n]*p[\t\r\n]*t[\t\r\n]*:/i

/** Numbers are for custom properties only, because others would need React's table of unitless properties. */
function styleText(style: Record<string, unknown>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined && typeof value !== 'boolean')
    .map(([name, value]) => {
      const isCustom = name.startsWith('--')
      if (typeof value === 'number' && !isCustom)
        throw new Error(`The style ${name} of a static element must be a string`)
      return `${isCustom ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value).trim()}`
    })
    .join(';')
}
