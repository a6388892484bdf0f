import { Catalog } from '@tessera/contract/platform/catalog/catalogs'
import { pathParameter } from '@tessera/server/call'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { tableOf } from '../engine/table.ts'
import { currentViewer } from '../visibility/viewer-context.ts'
import { getListed } from './find-listed.ts'

const table = tableOf(Catalog, '/catalogs')

async function catalogSource(call: PlatformCall): Promise<ListSource> {
  const { marketplace, shelves } = await currentViewer(call)
  const sellerID = findQueryValue(call, 'sellerID')
  return {
    table,
    from: sql`catalogs t`,
    where: and([
      sql`t.marketplace_id = ${marketplace} and t.id = any (${shelves.map(({ catalog }) => catalog)}::text[])`,
      ...(sellerID ? [sql`t.owner_id = ${sellerID}`] : []),
    ]),
  }
}

export const catalogViews: PlatformHandlers = {
  'Me.ListCatalogs': async (call) => listPage(call, await catalogSource(call)),
  'Me.GetCatalog': async (call) =>
    getListed(call, await catalogSource(call), Catalog.title, pathParameter(call, 'catalogID')),
}
