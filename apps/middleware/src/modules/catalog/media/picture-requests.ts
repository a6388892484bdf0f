import { findContentFile, findMediaFile, isMediaName, widthsOf } from '@tessera/pictures/media/media-url'
import type { PictureRequest, PictureSubject } from '@tessera/pictures/media/picture-request'
import type { Recipe, RecipeView } from '@tessera/pictures/recipe'
import type { ScenePlace } from '@tessera/pictures/scene/scene-in'

/** A product as the renderer sees it. */
export interface PicturedProduct {
  recipe: Recipe
  /** Floor, wall and so on; decides which room the scene shows. */
  uses: readonly string[]
}

/** A picture of a page. */
export interface PagePicture {
  recipe: Recipe
  view: RecipeView
  room?: ScenePlace
}

export interface MediaSources {
  findRecipe: (sku: string) => Promise<PicturedProduct | undefined>
  /** Pictures of pages by name. */
  pages: ReadonlyMap<string, PagePicture>
}

/** The address has a form that no page ever links to. */
export class UnknownPictureAddress extends Error {}

/** Checks the form of the address first, then looks the product up. */
export async function findProductPictureRequest(
  sources: MediaSources,
  sku: string,
  file: string,
): Promise<PictureRequest | undefined> {
  const parsed = isMediaName(sku) ? findMediaFile(file) : undefined
  if (!parsed) throw new UnknownPictureAddress()
  const product = await sources.findRecipe(sku)
  if (!product) return undefined
  const { view, width, format } = parsed
  return { subject: { recipe: product.recipe, view, uses: product.uses }, width, format }
}

export function findPagePictureRequest(sources: MediaSources, name: string, file: string): PictureRequest | undefined {
  const parsed = isMediaName(name) ? findContentFile(file) : undefined
  if (!parsed) throw new UnknownPictureAddress()
  const page = sources.pages.get(name)
  if (!page) return undefined
  return { subject: pageSubject(page), ...parsed }
}

/** Pages show all pictures in a 3:2 ratio. */
export const pageSubject = ({ recipe, view, room }: PagePicture): PictureSubject => ({
  recipe,
  view,
  uses: ['Floor', 'Wall'],
  shape: 'wide',
  ...(room && { place: room }),
})

/** A scene of a page in the widths of a desktop, a tablet and a phone. */
export const likelyPageRequests = (page: PagePicture): PictureRequest[] =>
  [1440, 960, 640].map((width) => ({ subject: pageSubject(page), width, format: 'avif' }))

/** Pictures a shopper is likely to request first: the widths of cards and of the first screen. */
export function likelyPictureRequests({ recipe, uses }: PicturedProduct): PictureRequest[] {
  const order = (view: PictureSubject['view'], width: number): PictureRequest => ({
    subject: { recipe, view, uses },
    width,
    format: 'avif',
  })
  const largest = Math.max(...widthsOf('scene').filter((width) => width <= 1440))
  // the largest scene first: the others are scaled down from it
  return [order('face', 640), order('face', 320), order('scene', largest), order('scene', 960), order('scene', 640)]
}
