import { readFile } from 'node:fs/promises'
import type { Studio } from '@tessera/pictures/media/studio'
import type { MediaSources } from './orders.ts'

/** 160 px is sharp at half an inch on paper. */
const width = 160

/** Reads the product's picture as a small JPEG, a format every PDF reader knows. */
export const readSmall =
  (studio: Studio, findRecipe: MediaSources['findRecipe']) =>
  async (sku: string): Promise<Uint8Array | undefined> => {
    const product = await findRecipe(sku)
    if (!product) return undefined
    const { recipe, uses } = product
    const { path } = await studio.get({ subject: { recipe, view: 'face', uses }, width, format: 'jpg' })
    return readFile(path)
  }
