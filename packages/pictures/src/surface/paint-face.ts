import { createRelief, type Relief } from '../raster.ts'
import type { Surface } from '../recipe.ts'
import { blankOf, type Look, type Shader, type Texel } from './blank.ts'
import { brick } from './brick.ts'
import { concrete } from './concrete.ts'
import { encaustic } from './encaustic.ts'
import { glass } from './glass.ts'
import { granite } from './granite.ts'
import { limestone } from './limestone.ts'
import { marble } from './marble.ts'
import { metal } from './metal.ts'
import { slate } from './slate.ts'
import { solid } from './solid.ts'
import { terracotta } from './terracotta.ts'
import { terrazzo } from './terrazzo.ts'
import { textile } from './textile.ts'
import { travertine } from './travertine.ts'
import { wood } from './wood.ts'
import { zellige } from './zellige.ts'

const looks: Record<Surface['look'], Look> = {
  brick,
  concrete,
  encaustic,
  glass,
  granite,
  limestone,
  marble,
  metal,
  slate,
  solid,
  terracotta,
  terrazzo,
  textile,
  travertine,
  wood,
  zellige,
}

/** Part of a face, in its pixels; right and bottom are not in it. */
export interface Window {
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
  window?: Window,
): Relief {
  const raster = createRelief(pixels(widthIn, pixelsPerInch), pixels(lengthIn, pixelsPerInch))
  const part = window ?? { left: 0, top: 0, right: raster.width, bottom: raster.height }
  const pixel = 1 / pixelsPerInch
  const seen = {
    left: part.left * pixel,
    top: part.top * pixel,
    right: part.right * pixel,
    bottom: part.bottom * pixel,
  }
  const shader = looks[surface.look](blankOf(surface, face, widthIn, lengthIn, pixel, seen))
  shade(raster, shader, pixelsPerInch, part)
  return raster
}

function shade({ width, data, relief, gloss }: Relief, shader: Shader, pixelsPerInch: number, window: Window): void {
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

const pixels = (inches: number, pixelsPerInch: number): number => Math.max(1, Math.ceil(inches * pixelsPerInch))
