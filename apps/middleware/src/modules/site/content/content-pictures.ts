import type { Recipe, RecipeView } from '@tessera/pictures/recipe'
import { articlePictures } from './pictures/article-pictures.ts'
import { guidePictures } from './pictures/guide-pictures.ts'
import { homePictures } from './pictures/home-pictures.ts'

export type PictureRoom = 'bath' | 'shower' | 'kitchen' | 'entry' | 'living' | 'laundry' | 'patio'

/** A picture of a page, drawn like product pictures and served as /media/content/{name}/{width}.webp in a 3:2 ratio. */
export interface ContentPicture {
  name: string
  recipe: Recipe
  view: RecipeView
  /** Room of a scene. */
  room?: PictureRoom
  alt: string
}

export const contentPictures: readonly ContentPicture[] = [...articlePictures, ...guidePictures, ...homePictures]
