/** @jsxImportSource hono/jsx */

import { raw } from 'hono/html'
import { ControlPage } from '../../control/page.tsx'
import type { SandboxEnv } from '../../env.ts'
import type { Content } from '../content.ts'
import { stagingDomain } from '../staging-host.ts'
import { editorAddress, framedAddress } from './addresses.ts'
import { type FormAids, ItemForm, Trail } from './editor-pages.tsx'
import { fieldsOf } from './fields.ts'
import type { OpenItem } from './workspace.ts'

type VisualisationPageProps = {
  env: SandboxEnv
  open: OpenItem
  delivered: Content
  form: FormAids
  notice?: string | undefined
}

/** The storefront's page of one item in a frame, with the item's form beside it, as in the content service's app. */
export function VisualisationPage({ env, open, delivered, form, notice }: VisualisationPageProps) {
  const { key, item } = open
  const channel = crypto.randomUUID()
  const { deliveryId: id, name } = item._meta
  const model = {
    content: delivered,
    deliveryKey: key,
    vse: stagingDomain,
    channel,
    origin: env.STOREFRONT_ORIGIN,
  }
  return (
    <ControlPage title={`${name}, visualised`}>
      <Trail open={open} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <div class="beside">
        <div>
          <ItemForm open={open} fields={fieldsOf(item)} form={form} from="visualisation" />
          <p>
            <a href={editorAddress(id)}>Form alone</a>
          </p>
        </div>
        <div>
          <p class="soft" role="status" id="connection">
            The frame shows the saved draft.
          </p>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own storefront, whose scripts and origin the handshake needs */}
          <iframe
            id="visualisation"
            title={`${name} as the shop shows it`}
            src={framedAddress(env, { key, id, channel })}
          />
        </div>
      </div>
      <script type="application/json" id="model">
        {raw(JSON.stringify(model).replaceAll('<', '\\u003c'))}
      </script>
      <script src="/amplience/visualisation.js" type="module" />
    </ControlPage>
  )
}
