import { readFile } from 'node:fs/promises'
import type { PictureStudio } from '@tessera/pictures/media/picture-studio'
import { type MediaSources, pictureSubject } from './picture-requests.ts'

/** 160 px is sharp at half an inch on paper. */
const width = 160

/** Reads the product's picture as a small JPEG, a format every PDF reader knows. */
export const readThumbnail =
  (studio: PictureStudio, findProduct: MediaSources['findProduct']) =>
  async (sku: string): Promise<Uint8Array | undefined> => {
    const product = await findProduct(sku)
    const subject = product && pictureSubject(product, 'face')
    if (!subject) return undefined
    const { path } = await studio.get({ subject, width, format: 'jpg' })
    return readFile(path)
  }
