import type { Recipe } from '@tessera/pictures/recipe'
import type { ContentPicture, PictureRoom } from '../content-pictures.ts'
import { mosaic, tile } from './recipes.ts'
import { surfaces } from './surfaces.ts'

const { carrara, calacatta, oak, concrete, terrazzo, encaustic, zelligeGreen, zelligeWhite, slate, brick } = surfaces

const face = (name: string, recipe: Recipe, alt: string): ContentPicture => ({ name, recipe, view: 'face', alt })
const scene = (name: string, room: PictureRoom, recipe: Recipe, alt: string): ContentPicture => ({
  name,
  recipe,
  view: 'scene',
  room,
  alt,
})

export const homePictures: readonly ContentPicture[] = [
  scene(
    'home-hero',
    'bath',
    tile(calacatta, 24, 48, { joint: 0.0625, grout: '#e6e1d6' }),
    'Quiet bathroom in morning light, walls and floor in large white marble-look tile with gold veins.',
  ),
  face('look-marble', tile(carrara, 12, 12), 'Marble look: white with gray veins.'),
  face('look-wood', tile(oak, 8, 48), 'Wood look: oak plank.'),
  face('look-concrete', tile(concrete, 24, 24), 'Concrete look: warm gray.'),
  face('look-terrazzo', tile(terrazzo, 12, 12), 'Terrazzo look: clay and sage chips on white.'),
  face('look-encaustic', tile(encaustic, 8, 8), 'Encaustic look: blue star on cream.'),
  face('look-brick', tile(brick, 2.5, 8, { edge: 'handmade' }), 'Brick look: fired red.'),
  scene(
    'room-bath',
    'bath',
    tile(zelligeWhite, 4, 4, { edge: 'handmade', joint: 0.0625 }),
    'Bath with glossy handmade white tile on the wall.',
  ),
  scene(
    'room-kitchen',
    'kitchen',
    tile(zelligeGreen, 4, 4, { edge: 'handmade', joint: 0.0625 }),
    'Kitchen with green glazed tile behind the stove.',
  ),
  scene('room-entry', 'entry', tile(encaustic, 8, 8), 'Entry with a patterned floor.'),
  scene('room-patio', 'patio', tile(slate, 24, 24, { joint: 0.1875 }), 'Patio in dark stone-look porcelain.'),
  scene('room-shower', 'shower', mosaic(carrara, 'penny', 1), 'Shower floor in marble penny mosaic.'),
  scene(
    'pro-floor',
    'laundry',
    tile(concrete, 24, 48, { joint: 0.0625 }),
    'Floor in large concrete-look tile, laid to the wall without a sliver.',
  ),
]
