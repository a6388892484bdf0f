import { createHash } from 'node:crypto'
import type { Recipe } from '../recipe.ts'
import type { ScenePlace } from '../scene/scene-in.ts'
import { type MediaFormat, type MediaView, pictureVersion } from './media-url.ts'

/** A picture of a product, independent of size and format. */
export type PictureSubject = DrawnSubject | PhotoSubject

/** An uploaded picture, cropped to the shape of its view. */
interface PhotoSubject {
  photo: string
  view: MediaView
  /** Drawn if there is no such upload. */
  instead?: DrawnSubject
}

export interface DrawnSubject {
  recipe: Recipe
  view: MediaView
  /** The product's uses; they determine its room. */
  uses: readonly string[]
  /** The scene's place, if chosen explicitly. */
  place?: ScenePlace
  /** 3:2 for any view, for content pages. Scenes always are. */
  shape?: 'wide'
}

export interface PictureRequest {
  subject: PictureSubject
  width: number
  format: MediaFormat
}

/** Equal on every machine for equal subjects; different as soon as anything changes. */
export const subjectKey = (subject: PictureSubject): string =>
  createHash('sha256')
    .update(JSON.stringify(partsOf(subject)))
    .digest('hex')
    .slice(0, 32)

function partsOf(subject: PictureSubject): unknown[] {
  if ('photo' in subject) return [pictureVersion, subject.view, subject.photo]
  const { recipe, view, uses, place, shape } = subject
  const room = view === 'scene' ? [place ?? null, [...uses].sort()] : []
  return [pictureVersion, view, shape ?? null, sortKeys(recipe), room]
}

/** Sorts object keys recursively. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sortKeys(inner)])
}

export const pictureName = (key: string, { width, format }: Pick<PictureRequest, 'width' | 'format'>): string =>
  `${key}-${width}.${format}`

/** File name of a stored picture that smaller ones are scaled from. */
export const masterName = (key: string, width: number): string => `${key}-${width}.master`
