import { siteCalls } from '@tessera/contract/middleware/site/operations'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { findAltText } from '../../site/content/alt-texts.ts'
import { findRedirect, listRedirects, type Redirect } from '../../site/content/redirects.ts'
import { getSiteSettings, getStaticData } from '../../site/content/site-settings.ts'
import type { Catalog } from '../feed/catalog.ts'

export const genericHandlers = (database: Queryable, catalog: Catalog) => ({
  ...handle(siteCalls.getAltText, async (call) => {
    const imageName = queryValue(call, 'imageName') ?? ''
    const altText = findProductAlt(catalog, imageName) ?? (await findAltText(database, imageName))
    return { imageName, altText: altText ?? refuse('NotFound', { message: 'We have no words for this picture.' }) }
  }),
  ...handle(siteCalls.getSiteSettings, async () => ({ settings: await getSiteSettings(database) })),
  ...handle(siteCalls.getStaticData, async () => ({ data: await getStaticData(database) })),
  ...handle(siteCalls.getRedirects, async () => ({
    redirects: (await listRedirects(database, 'page')).map(toWire),
  })),
  ...handle(siteCalls.getProductRedirect, async (call) => {
    const found = await findRedirect(database, queryValue(call, 'sourceUrl') ?? '', 'product')
    return toWire(found ?? refuse('NotFound', { message: 'This page has not moved.' }))
  }),
})

const toWire = ({ source, target, status }: Redirect) => ({ source, target, status })

/** Product pictures are named like their address: 123456/face. */
function findProductAlt(catalog: Catalog, imageName: string): string | undefined {
  const [, sku = '', view = ''] = /^(?:\/?media\/)?(\w+)\/([a-z]+)/.exec(imageName) ?? []
  const alt = catalog.find(sku)?.facts.alt
  return alt && Object.hasOwn(alt, view) ? alt[view] : undefined
}
