import type { Studio } from '@tessera/pictures/media/studio'
import type { Recipe } from '@tessera/pictures/recipe'
import { contentPictures } from '../../site/content/content-pictures.ts'
import type { Article } from '../feed/article.ts'
import { isSold } from '../feed/article.ts'
import type { Catalogue } from '../feed/catalog.ts'
import { hotOrders, type MediaSources, type PagePicture, type Pictured } from './orders.ts'

/** A sample is shown as its product: both have the same recipe. */
export const findRecipe =
  (catalogue: Catalogue): MediaSources['findRecipe'] =>
  async (sku) => {
    const article = catalogue.find(sku)
    return article && picturedOf(article)
  }

const picturedOf = ({ facts }: Article): Pictured => ({
  recipe: facts.picture as Recipe, // written by the range and checked by the renderer
  uses: facts.attributes.use ?? [],
})

export const pagePictures: ReadonlyMap<string, PagePicture> = new Map(
  contentPictures.map(({ name, recipe, view, room }) => [name, { recipe, view, ...(room && { room }) }]),
)

/** Draws pictures of the best-ranked products before the first visitors come. */
export async function prepareHot(studio: Studio, catalogue: Catalogue, most: number): Promise<void> {
  if (most === 0) return
  studio.warm()
  const best = [...catalogue.all()]
    .filter(isSold)
    .sort((one, other) => one.facts.rank - other.facts.rank)
    .slice(0, most)
  await studio.prepareInBackground(best.flatMap((article) => hotOrders(picturedOf(article))))
}
