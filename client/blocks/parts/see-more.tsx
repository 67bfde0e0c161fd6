import * as messages from '#shared/messages/shop.ts'

/** A text whose end is hidden until it is expanded. All of it is in the page, and shows without scripts. */
export function SeeMore({ shown, rest, className }: { shown: string; rest: string; className: string }) {
  if (rest === '') return <p className={className}>{shown}</p>
  const { seeMore, seeLess } = messages.blocks
  return (
    <sv-see-more class="see-more" data-on-use="see-more">
      <p className={className}>
        {shown}
        <span className="see-more__dots" aria-hidden="true">
          …
        </span>
        <span className="see-more__rest">{rest}</span>
      </p>
      <button className="see-more__button" type="button" aria-expanded="false" data-more={seeMore} data-less={seeLess}>
        {seeMore}
      </button>
    </sv-see-more>
  )
}
