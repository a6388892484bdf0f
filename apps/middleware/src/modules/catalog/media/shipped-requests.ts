import type { PictureRequest } from '@tessera/pictures/media/picture-request'
import { homePictures } from '../../site/content/pictures/home-pictures.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { firstPageProducts } from './first-page-products.ts'
import { type PagePicture, type PicturedProduct, pageSubject, pictureSubject } from './picture-requests.ts'
import { picturedProductOf } from './sources.ts'

/** A scene fills a screen; a face fills a sixth of it. */
const sceneWidths = [1440, 960, 640]
/** Card widths. Other widths are scaled down from the larger one. */
const faceWidths = [640, 320]

/** Lists the pictures that come with the program: the home page, then the first page of every listing. */
export const shippedRequests = (products: Iterable<Pick<CatalogProduct, 'sku' | 'facts'>>): PictureRequest[] => [
  ...homePictures.flatMap(pageRequests),
  ...firstPageProducts(products).flatMap((product) => cardRequests(picturedProductOf(product))),
]

const pageRequests = (page: PagePicture): PictureRequest[] =>
  (page.view === 'scene' ? sceneWidths : faceWidths).map((width) => ({
    subject: pageSubject(page),
    width,
    format: 'avif',
  }))

function cardRequests(product: PicturedProduct): PictureRequest[] {
  const subject = pictureSubject(product, 'face')
  return subject ? faceWidths.map((width) => ({ subject, width, format: 'avif' })) : []
}
