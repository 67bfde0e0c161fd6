import { Parser } from 'htmlparser2'

const attributes = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title']
const notRead = ['script', 'style', 'template']

/** The texts of a document that a visitor reads or hears, also those that only a search engine shows. */
export function textsOf(html: string): string[] {
  const texts: string[] = []
  const open: string[] = []
  let running = ''
  const endText = () => {
    if (running.trim() !== '') texts.push(running.trim().replaceAll(/\s+/g, ' '))
    running = ''
  }
  const parser = new Parser(
    {
      onopentag(name, found) {
        endText()
        open.push(name)
        for (const attribute of attributes) if (found[attribute]) texts.push(found[attribute])
        if (name === 'meta' && /description|title|site_name/.test(found['name'] ?? found['property'] ?? ''))
          texts.push(found['content'] ?? '')
        if (name === 'input' && /^(submit|button|reset)$/.test(found['type'] ?? '')) texts.push(found['value'] ?? '')
      },
      // The parser splits a text at its entities.
      ontext(text) {
        if (!open.some((name) => notRead.includes(name))) running += text
      },
      onclosetag() {
        endText()
        open.pop()
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  endText()
  return texts
}
