import { factory } from '../../context/app-env.ts'
import { problemResponse } from '../../http/problem.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { sendStockAlerts } from '../../stock-alerts/send-stock-alerts.ts'
import { readReport, retryLater, untilReportEnds } from './platform-report.ts'
import { parseStockEvent } from './stock-event.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'

const maxBodyBytes = 16 * 1024

/**
 * `POST /hooks/stock`: the commerce platform reports that the stock of a product has changed. The stock is read from
 * the platform, and shoppers who asked for it are mailed. Reports may be repeated, late or out of order. After a
 * failure, or if there are more mails than fit into the time, the response is 503, so that the platform sends the
 * report again.
 */
export const stockChanged = factory.createApp().post(stockWebhook.path, limitBody(maxBodyBytes), async (c) => {
  const body = await readReport(c)
  if (body instanceof Response) return body
  const event = parseStockEvent(body)
  if (event.status === 'invalid')
    return problemResponse({ status: 400, slug: 'invalid-input', title: 'The request is not valid.' })
  if (event.status === 'irrelevant') return c.json({ status: 'ignored' })
  const { productId } = event
  try {
    const sent = await sendStockAlerts(c.get('visit'), productId, untilReportEnds(c))
    if (sent > 0) c.get('log').info('stock-alerts-sent', { productId, sent })
    return c.json({ status: 'read', sent })
  } catch (cause) {
    return retryLater(c, cause, { event: 'stock-alerts', facts: { productId } })
  }
})
