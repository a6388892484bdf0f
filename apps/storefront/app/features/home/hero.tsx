import { LinkButton } from '@tessera/ui/button'
import { ContentPicture } from '@tessera/ui/picture'
import type { HomeSlot } from './home-slot.ts'

/** One picture, one line and one action. The line is below the picture, not on it. */
export function Hero({ slot }: { slot: HomeSlot }) {
  return (
    <section className="relative">
      <ContentPicture
        name={slot.picture ?? 'home-hero'}
        alt="A quiet bathroom in morning light, walls and floor in large white marble-look tile."
        sizes="100vw"
        isFirst
        className="hero-picture"
        imageClassName="h-full w-full object-cover"
      />
      <div className="page relative">
        <div className="hero-words bg-paper">
          <h1 className="text-5xl">{slot.summary || slot.title}</h1>
          {slot.action && (
            <LinkButton kind="primary" size="Large" href={slot.action.href}>
              {slot.action.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  )
}
