import { describe, expect, test } from 'vitest'
import { blogUrl, storiesPerPage, storyPage, topicsOf } from '../../app/features/content/story-page.ts'

const story = (title: string, tags: string[]) => ({
  path: `/blog/${title}`,
  title,
  summary: null,
  picture: null,
  pictureAlt: null,
  publishedOn: '2026-01-05',
  minutes: 4,
  tags,
})
const everything = { topic: '', words: '', page: 1 }

describe('stories', () => {
  test('a page beyond the last one is the last one', () => {
    const all = Array.from({ length: storiesPerPage + 1 }, (_, at) => story(`Story ${at}`, []))
    expect(storyPage(all, { ...everything, page: 99 })).toMatchObject({ page: 2, pages: 2, total: all.length })
  })

  test('every word must be in the title, the summary or the topics', () => {
    const all = [story('Choosing grout', ['color']), story('Grout care', [])]
    expect(storyPage(all, { ...everything, words: 'GROUT color' }).stories).toHaveLength(1)
  })

  test('topics are those of two stories or more, the largest first', () => {
    expect(topicsOf([story('a', ['x', 'y']), story('b', ['y', 'x']), story('c', ['y', 'z'])])).toEqual(['y', 'x'])
  })

  test('the first page has no number in its address', () => {
    expect(blogUrl({ topic: 'large format', page: 1 })).toBe('/blog?topic=large+format')
    expect(blogUrl({})).toBe('/blog')
  })
})
