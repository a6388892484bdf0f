import { createRelief, type Relief } from '../raster.ts'
import type { Surface } from '../recipe.ts'
import { blankFaceOf, type MakeShader, type Shader, type Texel } from './blank-face.ts'
import { brickShader } from './brick.ts'
import { concreteShader } from './concrete.ts'
import { encausticShader } from './encaustic.ts'
import { glassShader } from './glass.ts'
import { graniteShader } from './granite.ts'
import { limestoneShader } from './limestone.ts'
import { marbleShader } from './marble.ts'
import { metalShader } from './metal.ts'
import { slateShader } from './slate.ts'
import { solidShader } from './solid.ts'
import { terracottaShader } from './terracotta.ts'
import { terrazzoShader } from './terrazzo.ts'
import { textileShader } from './textile.ts'
import { travertineShader } from './travertine.ts'
import { woodShader } from './wood.ts'
import { zelligeShader } from './zellige.ts'

const looks: Record<Surface['look'], MakeShader> = {
  brick: brickShader,
  concrete: concreteShader,
  encaustic: encausticShader,
  glass: glassShader,
  granite: graniteShader,
  limestone: limestoneShader,
  marble: marbleShader,
  metal: metalShader,
  slate: slateShader,
  solid: solidShader,
  terracotta: terracottaShader,
  terrazzo: terrazzoShader,
  textile: textileShader,
  travertine: travertineShader,
  wood: woodShader,
  zellige: zelligeShader,
}

/** Part of a face, in its pixels; right and bottom are not in it. */
export interface PixelWindow {
  left: number
  top: number
  right: number
  bottom: number
}

/** One face of a product, unlit and without its edge: color, relief and gloss. Only `window` is painted. */
export function paintFace(
  surface: Surface,
  face: number,
  widthIn: number,
  lengthIn: number,
  pixelsPerInch: number,
  window?: PixelWindow,
): Relief {
  const raster = createRelief(toPixels(widthIn, pixelsPerInch), toPixels(lengthIn, pixelsPerInch))
  const part = window ?? { left: 0, top: 0, right: raster.width, bottom: raster.height }
  const pixel = 1 / pixelsPerInch
  const seen = {
    left: part.left * pixel,
    top: part.top * pixel,
    right: part.right * pixel,
    bottom: part.bottom * pixel,
  }
  const shader = looks[surface.look](blankFaceOf(surface, face, widthIn, lengthIn, pixel, seen))
  shadeFace(raster, shader, pixelsPerInch, part)
  return raster
}

function shadeFace(
  { width, data, relief, gloss }: Relief,
  shader: Shader,
  pixelsPerInch: number,
  window: PixelWindow,
): void {
  const texel: Texel = { r: 0, g: 0, b: 0, relief: 0, gloss: 0, column: 0 }
  for (let row = window.top; row < window.bottom; row++) {
    const y = (row + 0.5) / pixelsPerInch
    for (let column = window.left; column < window.right; column++) {
      texel.column = column - window.left
      shader((column + 0.5) / pixelsPerInch, y, texel)
      const at = row * width + column
      data[at * 3] = texel.r
      data[at * 3 + 1] = texel.g
      data[at * 3 + 2] = texel.b
      relief[at] = texel.relief
      gloss[at] = texel.gloss
    }
  }
}

const toPixels = (inches: number, pixelsPerInch: number): number => Math.max(1, Math.ceil(inches * pixelsPerInch))
