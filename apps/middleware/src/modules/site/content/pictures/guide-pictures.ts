import type { ContentPicture } from '../content-pictures.ts'
import { goodsRecipe, mosaicRecipe, plankRecipe, tileRecipe } from './recipes.ts'
import { surfaces } from './surfaces.ts'

const { carrara, limestone, concrete, oak, walnut, white, slate } = surfaces

export const guidePictures: readonly ContentPicture[] = [
  {
    name: 'guide-floor-tile',
    recipe: tileRecipe(limestone, 12, 24, { lay: 'third' }),
    view: 'laid',
    alt: 'Floor tile in a one-third offset with even joints.',
  },
  {
    name: 'guide-wall-tile',
    recipe: tileRecipe(white, 4, 12, { edge: 'soft', joint: 0.0625, lay: 'half' }),
    view: 'scene',
    room: 'bath',
    alt: 'Bathroom wall in white 4 by 12 inch tile, cut evenly at both corners.',
  },
  {
    name: 'guide-mosaic-sheet',
    recipe: mosaicRecipe(carrara, 'penny', 1),
    view: 'laid',
    alt: 'Penny mosaic with no visible line between sheets.',
  },
  {
    name: 'guide-click-plank',
    recipe: plankRecipe(oak, 7, 48, { lay: 'random' }),
    view: 'scene',
    room: 'living',
    alt: 'Floating plank floor running toward a window.',
  },
  {
    name: 'guide-grout-float',
    recipe: goodsRecipe('float', 'Grout float', 'Rubber face, 4 × 9.5 in'),
    view: 'face',
    alt: 'A rubber grout float.',
  },
  {
    name: 'care-porcelain-floor',
    recipe: tileRecipe(concrete, 24, 24),
    view: 'scene',
    room: 'kitchen',
    alt: 'Clean gray porcelain floor in a kitchen.',
  },
  {
    name: 'care-stone-floor',
    recipe: tileRecipe(slate, 12, 12, { joint: 0.1875, grout: '#8a857c' }),
    view: 'laid',
    alt: 'Sealed slate in 12 inch squares.',
  },
  {
    name: 'care-wood-floor',
    recipe: plankRecipe(walnut, 5, 48, { lay: 'random' }),
    view: 'scene',
    room: 'living',
    alt: 'Walnut floor with felt under the chair legs.',
  },
  {
    name: 'care-cleaner-bottle',
    recipe: goodsRecipe('bottle', 'Neutral cleaner', '32 fl oz, pH 7'),
    view: 'face',
    alt: 'A bottle of neutral tile cleaner.',
  },
]
