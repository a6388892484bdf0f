import {
  findContentFile,
  findMediaFile,
  isMediaName,
  type MediaView,
  type ProductPhotos,
  photoViews,
  widthsOf,
} from '@tessera/pictures/media/media-url'
import type { DrawnSubject, PictureRequest, PictureSubject } from '@tessera/pictures/media/picture-request'
import type { Recipe, RecipeView } from '@tessera/pictures/recipe'
import type { ScenePlace } from '@tessera/pictures/scene/scene-in'
import { isUuid } from '../../../kit/is-uuid.ts'

/** A product as the renderer sees it. */
export interface PicturedProduct {
  recipe: Recipe | undefined
  photos?: ProductPhotos | null | undefined
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
  findProduct: (sku: string) => Promise<PicturedProduct | undefined>
  /** Pictures of pages by name. */
  pages: ReadonlyMap<string, PagePicture>
}

/** The address has a form that no page ever links to. */
export class UnknownPictureAddress extends Error {}

interface FoundPicture {
  request: PictureRequest
  photos: ProductPhotos | null | undefined
}

/** Checks the form of the address first, then looks the product up. */
export async function findProductPicture(
  sources: MediaSources,
  sku: string,
  file: string,
): Promise<FoundPicture | undefined> {
  const parsed = isMediaName(sku) ? findMediaFile(file) : undefined
  if (!parsed) throw new UnknownPictureAddress()
  const product = await sources.findProduct(sku)
  const { view, width, format } = parsed
  const subject = product && pictureSubject(product, view)
  return subject && { request: { subject, width, format }, photos: product.photos }
}

/** An uploaded picture if one was chosen for the view, else the drawn one; undefined if there is neither. */
export function pictureSubject(product: PicturedProduct, view: MediaView): PictureSubject | undefined {
  const { recipe, uses, photos } = product
  const instead: DrawnSubject | undefined = recipe && { recipe, view, uses }
  const photoView = photoViews.find((one) => one === view)
  const photo = photoView && photos?.[photoView]
  if (!photo) return instead
  return { photo, view, ...(instead && { instead }) }
}

/** An upload by its ID, whether a product shows it or not. */
export function findUploadedPictureRequest(id: string, file: string): PictureRequest {
  const parsed = isUuid(id) ? findMediaFile(file) : undefined
  if (!parsed) throw new UnknownPictureAddress()
  const { view, width, format } = parsed
  return { subject: { photo: id, view }, width, format }
}

export function findPagePictureRequest(sources: MediaSources, name: string, file: string): PictureRequest | undefined {
  const parsed = isMediaName(name) ? findContentFile(file) : undefined
  if (!parsed) throw new UnknownPictureAddress()
  const page = sources.pages.get(name)
  if (!page) return undefined
  return { subject: pageSubject(page), ...parsed }
}

/** Pages show all pictures in a 3:2 ratio. */
export const pageSubject = ({ recipe, view, room }: PagePicture): DrawnSubject => ({
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
export function likelyPictureRequests(product: PicturedProduct): PictureRequest[] {
  const order = (view: MediaView, width: number): PictureRequest[] => {
    const subject = pictureSubject(product, view)
    return subject ? [{ subject, width, format: 'avif' }] : []
  }
  const largest = Math.max(...widthsOf('scene').filter((width) => width <= 1440))
  // the largest scene first: the others are scaled down from it
  return [
    ...order('face', 640),
    ...order('face', 320),
    ...order('scene', largest),
    ...order('scene', 960),
    ...order('scene', 640),
  ]
}
