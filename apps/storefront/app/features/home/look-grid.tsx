import { Link } from '@tessera/ui/link'
import { ContentPicture } from '@tessera/ui/picture'
import { listingUrl } from '../../kit/content-query.ts'
import { HomeSection } from './home-section.tsx'
import type { HomeSlot } from './home-slot.ts'

/** Six looks in a tight grid. */
export function LookGrid({ slot }: { slot: HomeSlot }) {
  return (
    <HomeSection id="looks" title={slot.title} action={slot.action}>
      <ul className="grid grid-cols-2 gap-px tablet:grid-cols-3 desktop:grid-cols-6">
        {slot.items.map(({ label, picture, href, filter }) => (
          <li key={label}>
            <Link href={href ?? listingUrl(filter)} className="group block no-underline">
              <ContentPicture
                name={picture}
                alt=""
                sizes="(min-width: 1024px) 220px, (min-width: 768px) 33vw, 50vw"
                imageClassName="aspect-square object-cover transition-opacity duration-150 group-hover:opacity-85"
              />
              <span className="flex min-h-11 items-center group-hover:underline">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
