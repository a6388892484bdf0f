import type { ContentTeaser } from '@tessera/client/shop/types.gen'
import { StoryCard } from '../../kit/story-card.tsx'
import { HomeSection } from './home-section.tsx'
import type { HomeSlot } from './home-slot.ts'

export function Stories({ slot, stories }: { slot: HomeSlot; stories: readonly ContentTeaser[] }) {
  return (
    <HomeSection id="stories" title={slot.title} action={slot.action}>
      <ul className="grid gap-x-8 gap-y-10 tablet:grid-cols-2">
        {stories.map((story) => (
          <li key={story.path}>
            <StoryCard story={story} sizes="(min-width: 768px) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
