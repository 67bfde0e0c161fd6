// react-dom creates its encoder when it loads, so the fast encoder is global only during that import. It returns views of
// larger buffers, which other libraries may not expect: hono/jwt signs the whole buffer.
import './install-fast-text-encoder.ts'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import './restore-text-encoder.ts'

export { renderToReadableStream, renderToString }
