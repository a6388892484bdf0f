import { materialPhrases } from '@tessera/range/describe/phrases'
import { productLines } from '@tessera/range/lines/product-lines'
import { describe, expect, test } from 'vitest'
import { demoRange, isSold } from './sample-range.ts'

const articles = [...demoRange().products()]
const sold = articles.filter(isSold)
const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/)

describe('what is written', () => {
  test('has no gap left open, no double space and no word twice', () => {
    for (const { product } of articles)
      for (const text of [product.Name, product.Description, product.xp.story, ...Object.values(product.xp.alt)]) {
        expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}|\s[.,:;]/)
        expect(text).not.toMatch(/\b([a-z]{3,}) \1\b/i)
      }
  })
  test('says gray, spells every fraction as 1/2, and puts × between numbers only', () => {
    for (const { product } of articles) {
      const { attributes, story, alt } = product.xp
      const texts = [product.Name, product.Description, story, ...Object.values(alt), JSON.stringify(attributes)]
      for (const text of texts) {
        expect(text).not.toMatch(/grey|colour/i)
        expect(text).not.toMatch(/[½¼¾⅓⅔⅛⅜⅝⅞]/)
        expect(text.replaceAll(/\b(?:in|ft) ×/g, '')).not.toMatch(/\p{L} ?×|× ?\p{L}/u)
      }
      // lengths between two sixteenths have no fraction
      expect(product.Name).not.toMatch(/\b\d*\.(?:5|25|75|125|375|625|875)(?= in\b| ×|$)/)
    }
  })
  test('ends where a sentence ends, and begins with a capital', () => {
    for (const { product } of articles)
      for (const text of [product.Description, ...product.xp.story.split('\n')]) {
        expect(text).toMatch(/^[\p{Lu}0-9]/u)
        expect(text).toMatch(/[.!?]$/)
      }
  })
  test('opens with one to six short sentences, and two at least for a covering', () => {
    for (const { product } of sold) {
      const count = sentences(product.Description).length
      expect(count).toBeLessThanOrEqual(6)
      if (product.xp.units.sqftPerUnit && product.xp.collection) expect(count).toBeGreaterThanOrEqual(2)
    }
  })
  test('is not written twice', () => {
    const coverings = sold.filter(({ product }) => product.xp.collection && product.xp.kind !== 'trim')
    const texts = new Set(coverings.map(({ product }) => product.Description))
    expect(texts.size / coverings.length).toBeGreaterThan(0.97)
  })
  test('does not begin alike on pages next to each other', () => {
    const coverings = sold.filter(({ product }) => product.xp.collection && product.xp.kind !== 'trim')
    const alike = coverings.filter(({ product }, index) => {
      const before = coverings[index - 1]?.product.Description ?? ''
      return sentences(before)[0] === sentences(product.Description)[0]
    })
    expect(alike.length / coverings.length).toBeLessThan(0.05)
  })
  test('draws on a dozen sentences and more of each material', () => {
    expect(Object.keys(materialPhrases)).toHaveLength(17)
    for (const { openings, character } of Object.values(materialPhrases)) {
      expect(openings.length).toBeGreaterThanOrEqual(8)
      expect(openings.length + character.length).toBeGreaterThanOrEqual(16)
    }
  })
  test('says of a color what its name does not', () => {
    const colors = productLines.flatMap((line) => line.colors)
    const said = colors.filter(({ name, says }) =>
      says
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(name.toLowerCase()),
    )
    expect(said.map(({ name, says }) => `${name}: ${says}`)).toEqual([])
  })
})

test('names are what a merchandiser would give: collection, color, finish, what it is, size', () => {
  const names = sold.map(({ product }) => product.Name)
  expect(names.filter((name) => / Polished Marble \d+ × \d+$/.test(name)).length).toBeGreaterThan(3)
  expect(names.filter((name) => / Luxury Vinyl Plank \d+ × \d+$/.test(name)).length).toBeGreaterThan(10)
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(90)
})
