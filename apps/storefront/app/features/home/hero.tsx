import { LinkButton } from '@tessera/ui/button'
import { ContentPicture } from '@tessera/ui/picture'
import type { HomeSlot } from './home-slot.ts'

/** One picture, one line and one action. The line is below the picture, not on it. */
export function Hero({ slot }: { slot: HomeSlot }) {
  return (
    <section>
      <ContentPicture
        name={slot.picture ?? 'home-hero'}
        alt="Kitchen wall of handmade green zellige in daylight, above a pale counter with clay vases."
        sizes="100vw"
        isFirst
        className="hero-picture"
        imageClassName="h-full w-full object-cover"
      />
      <div className="page">
        <div className="hero-words">
          <h1 className="text-5xl">{slot.summary || slot.title}</h1>
          {slot.action && (
            <LinkButton kind="primary" size="Large" href={slot.action.href} className="shrink-0">
              {slot.action.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
