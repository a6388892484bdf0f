import { readFile } from 'node:fs/promises'
import type { PictureStudio } from '@tessera/pictures/media/picture-studio'
import type { MediaSources } from './picture-requests.ts'

/** 160 px is sharp at half an inch on paper. */
const width = 160

/** Reads the product's picture as a small JPEG, a format every PDF reader knows. */
export const readThumbnail =
  (studio: PictureStudio, findRecipe: MediaSources['findRecipe']) =>
  async (sku: string): Promise<Uint8Array | undefined> => {
    const product = await findRecipe(sku)
    if (!product) return undefined
    const { recipe, uses } = product
    const { path } = await studio.get({ subject: { recipe, view: 'face', uses }, width, format: 'jpg' })
    return readFile(path)
  }
