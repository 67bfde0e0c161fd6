import { safeLink } from '../../components/safe-link.ts'
import { Sentence } from '../../components/sentence/sentence.tsx'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CountdownTimerSchema } from './schema.ts'
import { timeLeft } from '#shared/domain/countdown.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof CountdownTimerSchema>

const units = ['days', 'hours', 'minutes', 'seconds'] as const
const endFormat = {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
} as const

// Pages are cached, so the clock cannot be part of them: the browser fills, shows and hides it by the server's time.
export default defineBlock(
  {
    name: 'countdown-timer',
    schema: CountdownTimerSchema,
    stylesheet: 'shell',
    dependsOnTime: true,
    description:
      'A line of text and a clock that counts down, shown only between start and end. Under the key `countdown-timer` it shows above the header of every page.',
  },
  function CountdownTimer({ title, startDate, endDate, url, context: { market } }: Props) {
    const href = safeLink(market, url)
    const isRunning = timeLeft({ start: startDate, end: endDate }, Date.now()) !== null
    return (
      <aside className="countdown-timer" aria-label={title ?? messages.countdown.label} hidden={!isRunning}>
        <sv-countdown data-behaviour="countdown" data-start={startDate} data-end={endDate}>
          {title && <p className="countdown-timer__title">{href ? <a href={href}>{title}</a> : title}</p>}
          <p className="countdown-timer__clock" role="timer" aria-live="off">
            {units.map((unit, index) => (
              <span key={unit} className="countdown-timer__unit">
                {index > 0 && (
                  <span className="countdown-timer__colon" aria-hidden="true">
                    :
                  </span>
                )}
                <b data-unit={unit}>00</b>{' '}
                <span className="countdown-timer__word">{messages.countdown[unit]}</span>{' '}
              </span>
            ))}
          </p>
          <p className="countdown-timer__end">
            <Sentence
              text={messages.countdown.ends}
              parts={{
                moment: (
                  <time dateTime={new Date(endDate).toISOString()}>
                    {new Intl.DateTimeFormat(market.iso, endFormat).format(endDate)} UTC
                  </time>
                ),
              }}
            />
          </p>
        </sv-countdown>
        <label className="countdown-timer__pause">
          <input className="countdown-timer__switch" type="checkbox" aria-label={messages.countdown.pause} />
        </label>
      </aside>
    )
  },
)
