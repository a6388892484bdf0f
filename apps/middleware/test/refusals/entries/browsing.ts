import { type Entries, everybodys } from '../entry.ts'

/** Public pages. */
export const browsingEntries: Entries = {
  'Generic.getalttext': { right: ({ tile }) => ({ query: { imageName: `${tile}/face` } }), foreign: everybodys },
  'Generic.getsitesettings': { right: () => ({}), foreign: everybodys },
  'Generic.getRedirects': { right: () => ({}), foreign: everybodys },
  'Generic.getProductRedirect': { right: () => ({ query: { sourceUrl: '/products/old' } }), foreign: everybodys },
  'Generic.getStaticData': { right: () => ({}), foreign: everybodys },
  'Product.GetContentItem': { right: () => ({ query: { itemPath: 'list/article' } }), foreign: everybodys },
  'Product.GetPaymentOptions': { right: () => ({}), foreign: everybodys },
  'Product.GetProductAttributes': { right: ({ tile }) => ({ query: { productId: tile } }), foreign: everybodys },
  'Product.GetProductBreadcrum': { right: ({ tile }) => ({ query: { productId: tile } }), foreign: everybodys },
  'Product.GetProductItemDetails': { right: ({ slug }) => ({ query: { productName: slug } }), foreign: everybodys },
  'Product.GetProductSitemaps': { right: () => ({}), foreign: everybodys },
  'Stores.Nearest': { right: () => ({ query: { zipCode: '60540' } }), foreign: everybodys },
  'Stores.getmerchantId': { right: () => ({ query: { storeid: 'store-101' } }), foreign: everybodys },
}
