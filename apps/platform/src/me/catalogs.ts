import { Catalog } from '@tessera/contract/platform/catalog/catalogs'
import { parameter } from '@tessera/server/call'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { findAsked } from '../engine/asked.ts'
import { listFull, type Source } from '../engine/list.ts'
import { tableOf } from '../engine/table.ts'
import { currentViewer } from '../visibility/looking.ts'
import { getOne } from './find-one.ts'

const table = tableOf(Catalog, '/catalogs')

async function catalogs(call: PlatformCall): Promise<Source> {
  const { marketplace, shelves } = await currentViewer(call)
  const sellerID = findAsked(call, 'sellerID')
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
  'Me.ListCatalogs': async (call) => listFull(call, await catalogs(call)),
  'Me.GetCatalog': async (call) => getOne(call, await catalogs(call), Catalog.title, parameter(call, 'catalogID')),
}
