import type { ContentTeaser } from '@tessera/client/shop/types.gen'
import { formatLongDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ContentPicture } from '@tessera/ui/picture'

type StorySummary = Pick<
  ContentTeaser,
  'path' | 'title' | 'summary' | 'picture' | 'pictureAlt' | 'publishedOn' | 'minutes'
>

interface StoryCardProps {
  story: StorySummary
  sizes: string
  isFirst?: boolean
  headingLevel?: 2 | 3
}

export function StoryCard({ story, sizes, isFirst = false, headingLevel = 3 }: StoryCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article>
      <Link href={story.path} className="group block no-underline">
        {story.picture && (
          <ContentPicture
            name={story.picture}
            alt={story.pictureAlt ?? ''}
            sizes={sizes}
            isFirst={isFirst}
            imageClassName={isFirst ? 'max-h-[60dvh] object-cover' : undefined}
          />
        )}
        <Heading className="mt-4 text-2xl group-hover:underline">{story.title}</Heading>
      </Link>
      {story.summary && <p className="mt-2 max-w-text text-stone">{story.summary}</p>}
      <p className="mt-2 text-sm text-stone">
        {story.publishedOn && <time dateTime={story.publishedOn}>{formatLongDay(story.publishedOn)}</time>} ·{' '}
        {story.minutes} min
      </p>
    </article>
  )
}
