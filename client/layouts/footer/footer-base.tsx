import * as messages from '../../../shared/messages/en.ts'
import { Edge } from '../../components/edge/edge.tsx'
import { houseInks } from '../../components/edge/house-inks.ts'

/** The last lines of every page: the house's own printed edge. */
export function FooterBase() {
  return (
    <div className="footer-base">
      <Edge text={`${messages.brand} · ${messages.shell.tagline}`} colours={houseInks} />
      <p>© {messages.shell.copyright}</p>
    </div>
  )
}
