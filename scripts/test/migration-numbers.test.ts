import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folderOf = (app: string): URL => new URL(`../../apps/${app}/migrations/`, import.meta.url)
const filesOf = (app: string): string[] => readdirSync(folderOf(app)).filter((name) => name.endsWith('.sql'))

test.each(['platform', 'middleware'])('no two migrations of the %s have the same number', (app) => {
  const files = filesOf(app)
  const numbers = files.map((name) => Number.parseInt(name, 10))
  expect(files.length).toBeGreaterThan(0)
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
})

// files before these were written without the line (0134)
test.each([
  ['platform', 76],
  ['middleware', 84],
])('every migration of the %s from %i on says whether the last release works with it', (app, from) => {
  const silent = filesOf(app)
    .filter((name) => Number.parseInt(name, 10) >= from)
    .filter((name) => !/^-- (?:expand|contract)\n/.test(readFileSync(new URL(name, folderOf(app)), 'utf8')))
  expect(silent).toEqual([])
})
