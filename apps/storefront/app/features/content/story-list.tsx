import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Pagination } from '@tessera/ui/pagination'
import { StoryCard } from '../../kit/story-card.tsx'
import { blogUrl, type StoryPage, type StoryQuery } from './story-page.ts'

/** The newest story is large on the first page; the others are in rows of three. */
export function StoryList({ found, query }: { found: StoryPage; query: StoryQuery }) {
  const isFront = found.page === 1 && !query.topic && !query.words
  const [lead, ...others] = found.stories
  if (!lead)
    return (
      <EmptyState title="No stories match" action={<LinkButton href="/blog">Show all stories</LinkButton>}>
        Try another word or topic.
      </EmptyState>
    )
  return (
    <>
      {isFront && (
        <div className="mb-14">
          <StoryCard story={lead} sizes="(min-width: 1376px) 1280px, 100vw" headingLevel={2} isFirst />
        </div>
      )}
      <ul className="grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3">
        {(isFront ? others : found.stories).map((story) => (
          <li key={story.path}>
            <StoryCard
              story={story}
              sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw"
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <Pagination page={found.page} pages={found.pages} hrefOf={(page) => blogUrl({ ...query, page })} />
      </div>
    </>
  )
}
