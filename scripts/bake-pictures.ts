import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PictureStudio } from '@tessera/pictures/media/picture-studio'
import { shippedFolder } from '@tessera/pictures/media/shipped-pictures'
import { listShippedPictures } from './shipped-pictures.ts'

/** Draws the pictures that come with the program, and deletes those that no first page shows any more. */
const wanted = listShippedPictures()
mkdirSync(shippedFolder, { recursive: true })
for (const name of readdirSync(shippedFolder)) if (!wanted.has(name)) rmSync(join(shippedFolder, name))

const folder = mkdtempSync(join(tmpdir(), 'tessera-bake-'))
const studio = await PictureStudio.open({ folder, shipped: join(folder, 'none') })
const missing = [...wanted].filter(([name]) => !existsSync(join(shippedFolder, name)))
for (const [index, [name, request]] of missing.entries()) {
  // background work takes the time for the smallest files
  copyFileSync((await studio.get(request, 'later')).path, join(shippedFolder, name))
  if (index % 50 === 49) console.log(`${index + 1} of ${missing.length}`)
}
// the workers end with this process
rmSync(folder, { recursive: true })

const bytes = readdirSync(shippedFolder).reduce((sum, name) => sum + statSync(join(shippedFolder, name)).size, 0)
console.log(`${wanted.size} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${missing.length} newly drawn`)
