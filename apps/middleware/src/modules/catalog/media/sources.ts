import type { PictureStudio } from '@tessera/pictures/media/picture-studio'
import type { Recipe } from '@tessera/pictures/recipe'
import type { Logger } from 'pino'
import { contentPictures } from '../../site/content/content-pictures.ts'
import { homePictures } from '../../site/content/pictures/home-pictures.ts'
import type { Catalog } from '../feed/catalog.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { isSold } from '../feed/catalog-product.ts'
import { byRank } from './first-page-products.ts'
import {
  likelyPageRequests,
  likelyPictureRequests,
  type MediaSources,
  type PagePicture,
  type PicturedProduct,
} from './picture-requests.ts'

/** A sample is shown as its product: both have the same recipe. */
export const findPicturedProduct =
  (catalog: Catalog): MediaSources['findProduct'] =>
  async (sku) => {
    const product = catalog.find(sku)
    return product && picturedProductOf(product)
  }

export const picturedProductOf = ({ facts }: Pick<CatalogProduct, 'facts'>): PicturedProduct => ({
  recipe: (facts.picture ?? undefined) as Recipe | undefined, // written by the range and checked by the renderer
  photos: facts.photos,
  uses: facts.attributes.use ?? [],
})

export const pagePictures: ReadonlyMap<string, PagePicture> = new Map(
  contentPictures.map(({ name, recipe, view, room }) => [name, { recipe, view, ...(room && { room }) }]),
)

interface PrepareNeeds {
  studio: PictureStudio
  catalog: Catalog
  maxProducts: number
  logger: Pick<Logger, 'info'>
}

/** Draws the home page, then the best-ranked products, before the first visitors come. Shipped pictures are there. */
export async function prepareLikelyPictures({ studio, catalog, maxProducts, logger }: PrepareNeeds): Promise<void> {
  if (maxProducts === 0) return
  studio.warm()
  const best = [...catalog.all()].filter(isSold).sort(byRank).slice(0, maxProducts)
  await studio.prepareInBackground([
    ...homePictures.flatMap(likelyPageRequests),
    ...best.flatMap((product) => likelyPictureRequests(picturedProductOf(product))),
  ])
  logger.info({ products: best.length }, 'pictures are drawn in advance')
}
