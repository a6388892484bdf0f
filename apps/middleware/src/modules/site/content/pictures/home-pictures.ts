import type { Recipe } from '@tessera/pictures/recipe'
import type { ContentPicture, PictureRoom } from '../content-pictures.ts'
import { tileRecipe } from './recipes.ts'
import { surfaces } from './surfaces.ts'

const { carrara, calacatta, oak, concrete, terrazzo, encaustic, zelligeGreen, zelligeWhite, slate, brick, navy } =
  surfaces

const facePicture = (name: string, recipe: Recipe, alt: string): ContentPicture => ({ name, recipe, view: 'face', alt })
const scenePicture = (name: string, room: PictureRoom, recipe: Recipe, alt: string): ContentPicture => ({
  name,
  recipe,
  view: 'scene',
  room,
  alt,
})

export const homePictures: readonly ContentPicture[] = [
  scenePicture(
    'home-hero',
    'kitchen',
    tileRecipe(zelligeGreen, 4, 4, { edge: 'handmade', joint: 0.0625 }),
    'Kitchen wall of handmade green zellige in daylight, above a pale counter with clay vases.',
  ),
  facePicture('look-marble', tileRecipe(carrara, 12, 12), 'Marble look: white with gray veins.'),
  facePicture('look-wood', tileRecipe(oak, 8, 48), 'Wood look: oak plank.'),
  facePicture('look-concrete', tileRecipe(concrete, 24, 24), 'Concrete look: warm gray.'),
  facePicture('look-terrazzo', tileRecipe(terrazzo, 12, 12), 'Terrazzo look: clay and sage chips on white.'),
  facePicture('look-encaustic', tileRecipe(encaustic, 8, 8), 'Encaustic look: blue star on cream.'),
  facePicture('look-brick', tileRecipe(brick, 2.5, 8, { edge: 'handmade' }), 'Brick look: fired red.'),
  scenePicture(
    'room-bath',
    'bath',
    tileRecipe(zelligeWhite, 4, 4, { edge: 'handmade', joint: 0.0625 }),
    'Bath with glossy handmade white tile on the wall.',
  ),
  scenePicture(
    'room-kitchen',
    'kitchen',
    tileRecipe({ ...navy, sheen: 'gloss' }, 3, 12, { lay: 'half', grout: '#d9d4c8' }),
    'Kitchen with long navy tile behind the sink.',
  ),
  scenePicture('room-entry', 'entry', tileRecipe(encaustic, 8, 8), 'Entry with a patterned floor.'),
  scenePicture(
    'room-patio',
    'patio',
    tileRecipe(slate, 24, 24, { joint: 0.1875 }),
    'Patio in dark stone-look porcelain.',
  ),
  scenePicture(
    'room-shower',
    'shower',
    tileRecipe(calacatta, 12, 24, { joint: 0.0625, lay: 'half', grout: '#cfc8bb' }),
    'Shower with marble-look wall tile and gold veins.',
  ),
  scenePicture(
    'pro-floor',
    'laundry',
    tileRecipe(concrete, 24, 48, { joint: 0.0625 }),
    'Floor in large concrete-look tile, laid to the wall without a sliver.',
  ),
]
