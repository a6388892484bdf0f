import type { ContentTeaser } from '@tessera/client/shop/types.gen'

export interface StoryQuery {
  topic: string
  words: string
  page: number
}
export interface StoryPage {
  stories: ContentTeaser[]
  total: number
  page: number
  pages: number
}

export const storiesPerPage = 9

/** Topics shared by at least two stories, the most frequent first. */
export function topicsOf(stories: readonly ContentTeaser[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of stories.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other))
    .map(([tag]) => tag)
}

export function storyPage(all: readonly ContentTeaser[], { topic, words, page }: StoryQuery): StoryPage {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter(
    (story) => (!topic || story.tags.includes(topic)) && wanted.every((word) => textOf(story).includes(word)),
  )
  const pages = Math.max(1, Math.ceil(found.length / storiesPerPage))
  const at = Math.min(Math.max(page, 1), pages)
  return {
    stories: found.slice((at - 1) * storiesPerPage, at * storiesPerPage),
    total: found.length,
    page: at,
    pages,
  }
}

const textOf = ({ title, summary, tags }: ContentTeaser): string =>
  `${title} ${summary ?? ''} ${tags.join(' ')}`.toLowerCase()

export function blogUrl({ topic, words, page }: Partial<StoryQuery>): string {
  const query = new URLSearchParams()
  if (topic) query.set('topic', topic)
  if (words) query.set('q', words)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

export const topicName = (topic: string): string => topic.charAt(0).toUpperCase() + topic.slice(1)
