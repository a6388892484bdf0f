import type { PictureStudio } from '@tessera/pictures/media/picture-studio'
import type { Recipe } from '@tessera/pictures/recipe'
import { contentPictures } from '../../site/content/content-pictures.ts'
import { homePictures } from '../../site/content/pictures/home-pictures.ts'
import type { Catalog } from '../feed/catalog.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { isSold } from '../feed/catalog-product.ts'
import {
  likelyPageRequests,
  likelyPictureRequests,
  type MediaSources,
  type PagePicture,
  type PicturedProduct,
} from './picture-requests.ts'

/** A sample is shown as its product: both have the same recipe. */
export const findRecipe =
  (catalog: Catalog): MediaSources['findRecipe'] =>
  async (sku) => {
    const product = catalog.find(sku)
    return product && picturedProductOf(product)
  }

const picturedProductOf = ({ facts }: CatalogProduct): PicturedProduct => ({
  recipe: facts.picture as Recipe, // written by the range and checked by the renderer
  uses: facts.attributes.use ?? [],
})

export const pagePictures: ReadonlyMap<string, PagePicture> = new Map(
  contentPictures.map(({ name, recipe, view, room }) => [name, { recipe, view, ...(room && { room }) }]),
)

/** Draws the home page, then the best-ranked products, before the first visitors come. */
export async function prepareLikelyPictures(
  studio: PictureStudio,
  catalog: Catalog,
  maxProducts: number,
): Promise<void> {
  if (maxProducts === 0) return
  studio.warm()
  const best = [...catalog.all()]
    .filter(isSold)
    .sort((one, other) => one.facts.rank - other.facts.rank)
    .slice(0, maxProducts)
  await studio.prepareInBackground([
    ...homePictures.flatMap(likelyPageRequests),
    ...best.flatMap((product) => likelyPictureRequests(picturedProductOf(product))),
  ])
}
