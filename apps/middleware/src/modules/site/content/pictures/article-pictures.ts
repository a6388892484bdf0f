import type { ContentPicture } from '../content-pictures.ts'
import { goodsRecipe, mosaicRecipe, plankRecipe, tileRecipe } from './recipes.ts'
import { surfaces } from './surfaces.ts'

const { carrara, calacatta, travertine, limestone, slate, concrete, terrazzo, oak, walnut, ash } = surfaces
const { encaustic, zelligeGreen, zelligeWhite, white, clay, navy } = surfaces

const joints: ContentPicture[] = [
  {
    name: 'grout-matched-kitchen',
    recipe: tileRecipe(white, 3, 6, { edge: 'soft', joint: 0.0625, grout: '#e9e6df', lay: 'half' }),
    view: 'scene',
    room: 'kitchen',
    alt: 'Kitchen wall in white 3 by 6 inch tile, running bond, with white grout: the joints almost disappear.',
  },
  {
    name: 'grout-contrast-field',
    recipe: tileRecipe(white, 3, 6, { edge: 'soft', grout: '#5b5650', lay: 'half' }),
    view: 'laid',
    alt: 'The same white 3 by 6 inch tile with charcoal grout: every joint draws a line.',
  },
  {
    name: 'dcof-stone-bath',
    recipe: tileRecipe(limestone, 12, 24, { lay: 'third' }),
    view: 'scene',
    room: 'bath',
    alt: 'Bathroom floor in matte limestone-look porcelain, 12 by 24 inches.',
  },
  {
    name: 'dcof-shower-mosaic',
    recipe: mosaicRecipe(slate, 'hex', 2, { grout: '#8a857c' }),
    view: 'laid',
    alt: 'Small slate hexagons with many joints, as used on shower floors.',
  },
  {
    name: 'pei-entry-floor',
    recipe: tileRecipe(travertine, 24, 24),
    view: 'scene',
    room: 'entry',
    alt: 'Entry hall with a travertine-look porcelain floor in 24 inch squares.',
  },
  {
    name: 'pei-glossy-wall',
    recipe: tileRecipe(zelligeWhite, 4, 4, { edge: 'handmade', joint: 0.0625 }),
    view: 'laid',
    alt: 'Glossy handmade white wall tile, 4 inches square, with uneven edges.',
  },
]

const layouts: ContentPicture[] = [
  {
    name: 'herringbone-entry',
    recipe: tileRecipe(oak, 6, 24, { lay: 'herringbone', grout: '#a88a66' }),
    view: 'scene',
    room: 'entry',
    alt: 'Entry floor in oak-look planks laid in herringbone, points toward the door.',
  },
  {
    name: 'herringbone-marble-field',
    recipe: tileRecipe(carrara, 3, 12, { lay: 'herringbone', joint: 0.0625 }),
    view: 'laid',
    alt: 'White marble in 3 by 12 inch pieces, herringbone, seen from straight above.',
  },
  {
    name: 'dye-lot-limestone',
    recipe: tileRecipe(limestone, 18, 36, { lay: 'third' }),
    view: 'scene',
    room: 'living',
    alt: 'Living room floor in warm limestone with a gentle change of shade from tile to tile.',
  },
  {
    name: 'dye-lot-shade-range',
    recipe: tileRecipe({ ...clay, variation: 4 }, 8, 8, { edge: 'soft', joint: 0.1875 }),
    view: 'laid',
    alt: 'Terracotta squares of one lot, from pale to deep: shade variation V4.',
  },
  {
    name: 'waste-plank-room',
    recipe: plankRecipe(ash, 8, 48),
    view: 'scene',
    room: 'living',
    alt: 'Pale ash-look planks across a living room, cut at both walls.',
  },
  {
    name: 'waste-hexagon-field',
    recipe: tileRecipe(concrete, 8, 8, { shape: 'hexagon' }),
    view: 'laid',
    alt: 'Gray concrete-look hexagons, whose edges all need a cut at a straight wall.',
  },
  {
    name: 'large-format-room',
    recipe: tileRecipe(concrete, 24, 48, { lay: 'grid', joint: 0.125, grout: '#aaa59c' }),
    view: 'scene',
    room: 'living',
    alt: 'Living room floor in concrete-look porcelain, 24 by 48 inches, with narrow joints.',
  },
  {
    name: 'large-format-joints',
    recipe: tileRecipe(calacatta, 24, 48, { joint: 0.0625, grout: '#e6e1d6' }),
    view: 'laid',
    alt: 'Rectified marble-look tile, 24 by 48 inches: four corners meet at one level.',
  },
  {
    name: 'plank-third-offset',
    recipe: tileRecipe(walnut, 8, 36, { lay: 'third', joint: 0.125, grout: '#5c4634' }),
    view: 'laid',
    alt: 'Walnut-look plank tile with each row moved by one third.',
  },
  {
    name: 'plank-living-room',
    recipe: tileRecipe(oak, 8, 48, { lay: 'third', joint: 0.125, grout: '#a88a66' }),
    view: 'scene',
    room: 'living',
    alt: 'Living room in oak-look plank tile, 8 by 48 inches, thirds offset.',
  },
]

const materials: ContentPicture[] = [
  {
    name: 'marble-honed-bath',
    recipe: tileRecipe(carrara, 12, 24, { joint: 0.0625, grout: '#e0ddd7' }),
    view: 'scene',
    room: 'bath',
    alt: 'Bathroom with honed white marble on the floor, gray veins in daylight.',
  },
  {
    name: 'marble-vein-field',
    recipe: tileRecipe(calacatta, 12, 12, { joint: 0.0625, grout: '#e6e1d6' }),
    view: 'laid',
    alt: 'Polished marble squares with gold and gray veins.',
  },
  {
    name: 'shower-mosaic-floor',
    recipe: mosaicRecipe(carrara, 'hex', 2, { grout: '#cfcbc4' }),
    view: 'scene',
    room: 'shower',
    alt: 'Walk-in shower with a floor of 2 inch marble hexagons that slopes to the drain.',
  },
  {
    name: 'shower-membrane-roll',
    recipe: goodsRecipe('roll', 'Sheet membrane', '54 sq ft'),
    view: 'face',
    alt: 'A roll of bonded waterproofing membrane.',
  },
  {
    name: 'lvp-family-room',
    recipe: plankRecipe(oak, 7, 48, { lay: 'random' }),
    view: 'scene',
    room: 'living',
    alt: 'Family room with oak-look vinyl plank, ends staggered at random.',
  },
  {
    name: 'lvp-plank-field',
    recipe: plankRecipe(ash, 7, 48, { lay: 'random' }),
    view: 'laid',
    alt: 'Pale vinyl planks from straight above, tight at every seam.',
  },
  {
    name: 'ceramic-kitchen-wall',
    recipe: tileRecipe(zelligeGreen, 2.5, 8, { edge: 'handmade', joint: 0.0625, lay: 'half' }),
    view: 'scene',
    room: 'kitchen',
    alt: 'Kitchen wall in glossy green ceramic tile, slightly uneven, above an oak counter.',
  },
  {
    name: 'porcelain-terrazzo-field',
    recipe: tileRecipe(terrazzo, 24, 24),
    view: 'laid',
    alt: 'Terrazzo-look porcelain in 24 inch squares with clay and sage chips.',
  },
  {
    name: 'outdoor-slate-patio',
    recipe: tileRecipe(slate, 24, 24, { joint: 0.1875, grout: '#6d685f' }),
    view: 'scene',
    room: 'patio',
    alt: 'Patio in dark slate-look porcelain, 24 inches square, after rain.',
  },
  {
    name: 'outdoor-travertine-field',
    recipe: tileRecipe(travertine, 16, 24, { joint: 0.1875, lay: 'half' }),
    view: 'laid',
    alt: 'Outdoor travertine-look porcelain with a rough surface.',
  },
]

const choosing: ContentPicture[] = [
  {
    name: 'spec-sheet-laundry',
    recipe: tileRecipe(encaustic, 8, 8),
    view: 'scene',
    room: 'laundry',
    alt: 'Laundry room floor in patterned porcelain with blue stars.',
  },
  {
    name: 'spec-sheet-field',
    recipe: tileRecipe(encaustic, 8, 8),
    view: 'laid',
    alt: 'Patterned 8 inch porcelain laid as a field: four tiles make one star.',
  },
  {
    name: 'samples-kitchen-light',
    recipe: tileRecipe(zelligeGreen, 4, 4, { edge: 'handmade', joint: 0.0625 }),
    view: 'scene',
    room: 'kitchen',
    alt: 'Green glazed tile beside a kitchen window: light on one side, deep shade on the other.',
  },
  {
    name: 'samples-marble-range',
    recipe: tileRecipe(carrara, 6, 6, { joint: 0.0625 }),
    view: 'laid',
    alt: 'Marble squares that differ in vein and tone, more than one sample can show.',
  },
  {
    name: 'backsplash-picket',
    recipe: tileRecipe(navy, 3, 12, { shape: 'picket', joint: 0.0625, grout: '#c9c4ba' }),
    view: 'scene',
    room: 'kitchen',
    alt: 'Kitchen backsplash in navy picket tile from counter to shelf.',
  },
  {
    name: 'backsplash-arabesque',
    recipe: mosaicRecipe(white, 'arabesque', 4),
    view: 'laid',
    alt: 'White arabesque mosaic with pale grout.',
  },
]

export const articlePictures: readonly ContentPicture[] = [...joints, ...layouts, ...materials, ...choosing]
