import { LRUCache } from 'lru-cache'
import { Marked, type MarkedToken, type Token } from 'marked'

// HTML and bare URLs stay text. Indented text is a paragraph, because editors indent by mistake and do not write code.
const disabled = () => undefined
const parser = new Marked({ tokenizer: { html: disabled, tag: disabled, url: disabled, code: disabled } })

/** The same texts are read again and again. */
const tokensOf = new LRUCache<string, Token[]>({ max: 200, memoMethod: (text) => parser.lexer(text) })

/** The tokens of the Markdown that editors write. For the server only, as `Markdown`. */
export function markdownTokens(text: string): readonly MarkedToken[] {
  // No extension is installed, so the parser returns only its own types of tokens.
  return tokensOf.memo(text) as MarkedToken[]
}
