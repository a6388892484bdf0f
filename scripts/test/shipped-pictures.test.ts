import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shippedFolder } from '@tessera/pictures/media/shipped-pictures'
import { expect, test } from 'vitest'
import { listShippedPictures } from '../shipped-pictures.ts'

test('the home page and the first page of every listing come with the program, in at most 25 MB', () => {
  const files = readdirSync(shippedFolder)
  // after a change of the range or the renderer: node scripts/bake-pictures.ts
  expect(files.toSorted()).toEqual([...listShippedPictures().keys()].toSorted())
  const bytes = files.reduce((sum, name) => sum + statSync(join(shippedFolder, name)).size, 0)
  expect(bytes).toBeLessThan(25_000_000)
})
