import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureVersion } from './media-url.ts'

/** `scripts/bake-pictures.ts` draws the files of this folder. */
export const shippedFolder = fileURLToPath(new URL(`../../shipped/v${pictureVersion}`, import.meta.url))

/** Pictures that come with the program: a new shop shows them before it has drawn any. Never changed or evicted. */
export class ShippedPictures {
  readonly #folder: string
  readonly #sizes = new Map<string, number>()

  constructor(folder = shippedFolder) {
    this.#folder = folder
    if (!existsSync(folder)) return
    for (const name of readdirSync(folder)) this.#sizes.set(name, statSync(join(folder, name)).size)
  }

  find(name: string): { path: string; size: number } | undefined {
    const size = this.#sizes.get(name)
    return size === undefined ? undefined : { path: join(this.#folder, name), size }
  }
}
