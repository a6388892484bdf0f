import { describe, expect, test } from 'vitest'
import { plainText, questionGroups, withoutPicture } from '../../app/features/content/html-parts.ts'

const html = `<h2 id="ordering">Ordering</h2>
<h3 id="boxes">How many boxes &amp; why?</h3>
<p>Enter <a href="/x">the size</a>.</p>
<h3 id="hold">Can you hold it?</h3>
<p>Twenty minutes.</p>
<h2 id="delivery">Delivery</h2>
<h3 id="when">When?</h3>
<p>The date is beside each method.</p>`

describe('questions of a page', () => {
  test('are grouped by the second headings and keep their answers', () => {
    const groups = questionGroups(html)
    expect(groups.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Ordering', 2],
      ['Delivery', 1],
    ])
    expect(groups[0]?.questions[0]).toEqual({
      id: 'boxes',
      question: 'How many boxes & why?',
      html: '<p>Enter <a href="/x">the size</a>.</p>',
    })
  })

  test('a page without headings has none', () => {
    expect(questionGroups('<p>Only words.</p>')).toEqual([])
  })
})

test('plain text has no tags and no entities', () => {
  expect(plainText('<p>12 &lt; 24 &amp; <b>bold</b></p>')).toBe('12 < 24 & bold')
})

describe('the picture that leads a page', () => {
  const figure = (name: string) => `<figure><img src="/media/content/${name}/960.webp"></figure>\n`

  test('is taken out of the words, and no other', () => {
    expect(withoutPicture(`<p>A</p>${figure('one')}${figure('two')}`, 'one')).toBe(`<p>A</p>${figure('two')}`)
  })

  test('without one the words stay as they are', () => {
    expect(withoutPicture(figure('one'), null)).toBe(figure('one'))
  })
})
