import type { ContentTeaser } from '@tessera/client/shop/types.gen'
import { StoryCard } from '../../kit/story-card.tsx'

export function MoreStories({ title, stories }: { title: string; stories: readonly ContentTeaser[] }) {
  if (stories.length === 0) return null
  return (
    <section className="page no-print pt-20">
      <h2 className="mb-6 border-t border-grout pt-8 text-2xl">{title}</h2>
      <ul className="grid gap-x-8 gap-y-10 tablet:grid-cols-3">
        {stories.slice(0, 3).map((story) => (
          <li key={story.path}>
            <StoryCard story={story} sizes="(min-width: 768px) 33vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
