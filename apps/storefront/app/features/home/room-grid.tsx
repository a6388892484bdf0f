import { Link } from '@tessera/ui/link'
import { ContentPicture } from '@tessera/ui/picture'
import { listingUrl } from '../../kit/content-query.ts'
import { HomeSection } from './home-section.tsx'
import type { HomeSlot } from './home-slot.ts'

/** Room scenes. The first one is the largest; on phones they are in one column. */
export function RoomGrid({ slot }: { slot: HomeSlot }) {
  return (
    <HomeSection id="rooms" title={slot.title} action={slot.action}>
      <ul className="room-grid grid gap-px">
        {slot.items.map(({ label, picture, href, filter }) => (
          <li key={label}>
            <Link href={href ?? listingUrl(filter)} className="group relative block h-full no-underline">
              <ContentPicture
                name={picture}
                alt=""
                sizes="(min-width: 768px) 50vw, 100vw"
                className="h-full"
                imageClassName="h-full object-cover"
              />
              <span className="absolute start-0 bottom-0 bg-paper py-2 ps-4 pe-6 font-display text-xl group-hover:underline">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
