import { findContentFile, findMediaFile, isMediaName, widthsOf } from '@tessera/pictures/media/address'
import type { Order, Subject } from '@tessera/pictures/media/order'
import type { Recipe, View } from '@tessera/pictures/recipe'
import type { Place } from '@tessera/pictures/scene/scene-in'

/** A product as the renderer sees it. */
export interface Pictured {
  recipe: Recipe
  /** Floor, wall and so on; decides which room the scene shows. */
  uses: readonly string[]
}

/** A picture of a page. */
export interface PagePicture {
  recipe: Recipe
  view: View
  room?: Place
}

export interface MediaSources {
  findRecipe: (sku: string) => Promise<Pictured | undefined>
  /** Pictures of pages by name. */
  pages: ReadonlyMap<string, PagePicture>
}

/** The address has a form that no page ever links to. */
export class NoSuchAddress extends Error {}

/** Checks the form of the address first, then looks the product up. */
export async function findProductOrder(sources: MediaSources, sku: string, file: string): Promise<Order | undefined> {
  const asked = isMediaName(sku) ? findMediaFile(file) : undefined
  if (!asked) throw new NoSuchAddress()
  const product = await sources.findRecipe(sku)
  if (!product) return undefined
  const { view, width, format } = asked
  return { subject: { recipe: product.recipe, view, uses: product.uses }, width, format }
}

export function findPageOrder(sources: MediaSources, name: string, file: string): Order | undefined {
  const asked = isMediaName(name) ? findContentFile(file) : undefined
  if (!asked) throw new NoSuchAddress()
  const page = sources.pages.get(name)
  if (!page) return undefined
  return { subject: pageSubject(page), ...asked }
}

/** Pages show all pictures in a 3:2 ratio. */
export const pageSubject = ({ recipe, view, room }: PagePicture): Subject => ({
  recipe,
  view,
  uses: ['Floor', 'Wall'],
  shape: 'wide',
  ...(room && { place: room }),
})

/** Pictures a shopper is likely to request first: the widths of cards and of the first screen. */
export function hotOrders({ recipe, uses }: Pictured): Order[] {
  const order = (view: Subject['view'], width: number): Order => ({
    subject: { recipe, view, uses },
    width,
    format: 'avif',
  })
  const largest = Math.max(...widthsOf('scene').filter((width) => width <= 1440))
  // the largest scene first: the others are scaled down from it
  return [order('face', 640), order('face', 320), order('scene', largest), order('scene', 960), order('scene', 640)]
}
