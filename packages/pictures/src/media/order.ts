import { createHash } from 'node:crypto'
import type { Recipe } from '../recipe.ts'
import type { Place } from '../scene/scene-in.ts'
import { type MediaFormat, type MediaView, pictureVersion } from './address.ts'

/** A picture of a product, whatever its size and format. */
export interface Subject {
  recipe: Recipe
  view: MediaView
  /** What the product may be used for; decides its room. */
  uses: readonly string[]
  /** Where a scene plays, if that was chosen by hand. */
  place?: Place
  /** Three to two whatever the view, for pages. Scenes always are. */
  shape?: 'wide'
}

export interface Order {
  subject: Subject
  width: number
  format: MediaFormat
}

/** The same subject has the same key on every machine, and another one as soon as anything about it changes. */
export function subjectKey({ recipe, view, uses, place, shape }: Subject): string {
  const room = view === 'scene' ? [place ?? null, [...uses].sort()] : []
  const plain = JSON.stringify([pictureVersion, view, shape ?? null, sorted(recipe), room])
  return createHash('sha256').update(plain).digest('hex').slice(0, 32)
}

/** Objects with their keys in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}

export const pictureName = (key: string, { width, format }: Pick<Order, 'width' | 'format'>): string =>
  `${key}-${width}.${format}`

/** A picture kept for making smaller ones from it. */
export const masterName = (key: string, width: number): string => `${key}-${width}.master`
