import { type Entries, publicData } from '../entry.ts'

/** Public pages. */
export const browsingEntries: Entries = {
  'Generic.getalttext': { right: ({ tile }) => ({ query: { imageName: `${tile}/face` } }), foreign: publicData },
  'Generic.getsitesettings': { right: () => ({}), foreign: publicData },
  'Generic.getRedirects': { right: () => ({}), foreign: publicData },
  'Generic.getProductRedirect': { right: () => ({ query: { sourceUrl: '/products/old' } }), foreign: publicData },
  'Generic.getStaticData': { right: () => ({}), foreign: publicData },
  'Product.GetContentItem': { right: () => ({ query: { itemPath: 'list/article' } }), foreign: publicData },
  'Product.GetPaymentOptions': { right: () => ({}), foreign: publicData },
  'Product.GetProductAttributes': { right: ({ tile }) => ({ query: { productId: tile } }), foreign: publicData },
  'Product.GetProductBreadcrum': { right: ({ tile }) => ({ query: { productId: tile } }), foreign: publicData },
  'Product.GetProductItemDetails': { right: ({ slug }) => ({ query: { productName: slug } }), foreign: publicData },
  'Product.GetProductSitemaps': { right: () => ({}), foreign: publicData },
  'Stores.Nearest': { right: () => ({ query: { zipCode: '60540' } }), foreign: publicData },
  'Stores.getmerchantId': { right: () => ({ query: { storeid: 'store-101' } }), foreign: publicData },
}
