import { expect, test } from 'vitest'
import { loadAssets } from '../../src/reference/assets.ts'

const { body } = loadAssets().style
const themes = [...body.matchAll(/:root \{([^}]+)\}/g)].map(([, block = '']) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour])),
)

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const pairs: [front: string, back: string, atLeast: number][] = [
  ...['ink', 'stone', 'clay', 'sage', 'sale', 'amber'].flatMap((front): [string, string, number][] => [
    [front, 'paper', 4.5],
    [front, 'surface', 4.5],
  ]),
  ['on-clay', 'clay', 4.5],
  ['line', 'paper', 3],
  ['line', 'surface', 3],
]

test('there is a light theme and a dark one', () => {
  expect(themes.length).toBe(2)
})

test.for(pairs)('%s on %s has a contrast of at least %d in both themes', ([front, back, atLeast]) => {
  for (const theme of themes) expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(atLeast)
})
