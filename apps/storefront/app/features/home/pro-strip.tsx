import { LinkButton } from '@tessera/ui/button'
import { ContentPicture } from '@tessera/ui/picture'
import type { HomeSlot } from './home-slot.ts'

export function ProStrip({ slot }: { slot: HomeSlot }) {
  return (
    <section aria-labelledby="trade" className="mt-16 bg-night text-on-night desktop:mt-24">
      <div className="page grid items-center gap-8 py-12 tablet:grid-cols-12">
        <div className="grid justify-items-start gap-4 tablet:col-span-7">
          <h2 id="trade" className="text-3xl">
            {slot.title}
          </h2>
          <p className="max-w-text text-lg">{slot.summary}</p>
          {slot.action && (
            <LinkButton
              href={slot.action.href}
              className="border-on-night text-on-night hover:border-on-night hover:bg-on-night hover:text-night"
            >
              {slot.action.label}
            </LinkButton>
          )}
        </div>
        {slot.picture && (
          <ContentPicture
            name={slot.picture}
            alt=""
            sizes="(min-width: 768px) 40vw, 100vw"
            className="tablet:col-span-5"
          />
        )}
      </div>
    </section>
  )
}
