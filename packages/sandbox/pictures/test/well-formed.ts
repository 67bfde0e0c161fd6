const tagPattern = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y

/**
 * The errors in a document: tags that do not nest, attributes given twice, references to missing ids, and invalid
 * numbers.
 */
export function faultsOf(svg: string): string[] {
  return [
    ...nestingFaults(svg),
    ...referenceFaults(svg),
    ...[...svg.matchAll(/NaN|undefined|Infinity|\[object/g)].map(([found]) => `holds ${found}`),
  ]
}

function nestingFaults(svg: string): string[] {
  const open: string[] = []
  let at = 0
  while (at < svg.length) {
    if (svg[at] !== '<') {
      const next = svg.indexOf('<', at)
      at = next === -1 ? svg.length : next
      continue
    }
    tagPattern.lastIndex = at
    const tag = tagPattern.exec(svg)
    if (!tag) {
      return [`no tag at ${at}: ${svg.slice(at, at + 80)}`]
    }
    const [text, closes, name = '', attributes = '', isEmpty] = tag
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) {
      return [`an attribute twice in ${text}`]
    }
    if (closes && open.pop() !== name) {
      return [`</${name}> closes another tag`]
    }
    if (!closes && !isEmpty) {
      open.push(name)
    }
    at += text.length
  }
  return open.map((name) => `<${name}> is not closed`)
}

function referenceFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const known = new Set(ids)
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id)
  return [
    ...(known.size < ids.length
      ? [`an id twice: ${ids.filter((id, index) => ids.indexOf(id) < index).join(' ')}`]
      : []),
    ...used.filter((id) => !known.has(id)).map((id) => `#${id} is nowhere`),
  ]
}
