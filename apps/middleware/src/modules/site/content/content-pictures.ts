import type { Recipe, View } from '@tessera/pictures/recipe'
import { articlePictures } from './pictures/article-pictures.ts'
import { guidePictures } from './pictures/guide-pictures.ts'
import { homePictures } from './pictures/home-pictures.ts'

export type PictureRoom = 'bath' | 'shower' | 'kitchen' | 'entry' | 'living' | 'laundry' | 'patio'

/** A picture of a page, drawn like those of products and served as /media/content/{name}/{width}.webp, three to two. */
export interface ContentPicture {
  name: string
  recipe: Recipe
  view: View
  /** Where a scene plays. */
  room?: PictureRoom
  alt: string
}

export const contentPictures: readonly ContentPicture[] = [...articlePictures, ...guidePictures, ...homePictures]
