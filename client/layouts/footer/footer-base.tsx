import { brandSwatches } from '../../components/edge/brand-swatches.ts'
import { FabricEdge } from '../../components/edge/edge.tsx'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

/** The last lines of every page, with the brand's printed edge. */
export function FooterBase() {
  return (
    <div className="footer-base">
      <FabricEdge text={`${brand} · ${messages.shell.tagline}`} colours={brandSwatches} />
      <p>© {messages.shell.copyright}</p>
    </div>
  )
}
