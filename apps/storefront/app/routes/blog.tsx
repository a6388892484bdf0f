import { pathSegments } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { ChipLink } from '@tessera/ui/chip'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { StoryList } from '../features/content/story-list.tsx'
import { blogUrl, storyPage, topicName, topicsOf } from '../features/content/story-page.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/blog.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { items } = await context.get(visitorContext).shop.Product.GetContentItem({ itemPath: 'list/article' })
  const topics = topicsOf(items)
  const query = {
    topic: topics.find((topic) => topic === url.searchParams.get('topic')) ?? '',
    words: (url.searchParams.get('q') ?? '').slice(0, 100),
    page: Number(url.searchParams.get('page')) || 1,
  }
  return { query, topics, found: storyPage(items, query) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { query } = loaderData ?? {}
  const isSearch = Boolean(query?.words)
  return metaOf(matches, {
    title: query?.topic ? `Stories about ${query.topic}` : 'Stories',
    description: 'How to choose, install and care for tile and flooring, from people who do it every day.',
    canonical: isSearch ? undefined : blogUrl({ topic: query?.topic ?? '', page: query?.page ?? 1 }),
    isHidden: isSearch,
  })
}

export default function Blog({ loaderData: { query, topics, found } }: Route.ComponentProps) {
  return (
    <div className="page pt-12">
      <header className="mb-10 grid items-end gap-6 desktop:grid-cols-2">
        <h1 className="text-5xl">Stories</h1>
        <Form action={`/${pathSegments.blog}`} className="flex max-w-md items-end gap-2 desktop:justify-self-end">
          <TextField label="Search stories" name="q" type="search" defaultValue={query.words} className="grow" />
          <Button type="submit">Search</Button>
        </Form>
        <nav aria-label="Topics" className="flex flex-wrap gap-2 desktop:col-span-2">
          <ChipLink href="/blog" isPicked={!query.topic}>
            All
          </ChipLink>
          {topics.map((topic) => (
            <ChipLink key={topic} href={blogUrl({ topic })} isPicked={topic === query.topic}>
              {topicName(topic)}
            </ChipLink>
          ))}
        </nav>
      </header>
      {(query.words || query.topic) && (
        <p role="status" className="mb-6 text-stone">
          {found.total === 1 ? '1 story' : `${found.total} stories`}
          {query.words && ` for “${query.words}”`}
        </p>
      )}
      <StoryList found={found} query={query} />
    </div>
  )
}
