import type { ClientSheet, SheetVersion } from '@tessera/client/shop/types.gen'
import { sheetCalls } from '@tessera/contract/middleware/selection-sheets/operations'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { findCompanyLogo } from '../client-brand/stored-brand.ts'
import type { LinkNeeds, PlanCall, PlanNeeds } from '../plan-needs.ts'
import { isGone } from '../projects/item-need.ts'
import { archiveSheet, commentOnSheet, saveSheet } from './change-sheet.ts'
import { chosenItemsOf } from './chosen-items.ts'
import { approveByLink, chooseByLink, commentByLink, viewByLink } from './client-actions.ts'
import { copySheet, createSheet } from './create-sheet.ts'
import { listSheets } from './list-sheets.ts'
import { openLink } from './open-link.ts'
import { endShare, shareSheet } from './share-sheet.ts'
import { sheetView } from './sheet-view.ts'
import { getSheet } from './stored-sheet.ts'

type QueryCall = Parameters<typeof queryValue>[0]
const sheetIdOf = (call: QueryCall): string => queryValue(call, 'selectionSheetId') || refuse('NotFound')

/** Selection sheets: creating and sharing them, and the actions of a client with a link. */
export const sheetHandlers = (needs: LinkNeeds) => ({
  ...handle(sheetCalls.getSelectionSheets, (call) => listSheets(needs.database, call, call.body)),
  ...handle(sheetCalls.getSelectionSheetDetail, async (call) =>
    sheetView(needs, needs.database, call, await getSheet(needs.database, call, sheetIdOf(call))),
  ),
  ...handle(sheetCalls.createSelectionSheet, (call) => createSheet(needs, call, call.body)),
  ...handle(sheetCalls.saveSelectionSheet, (call) => saveSheet(needs, call, call.body)),
  ...handle(sheetCalls.shareSelectionSheet, (call) => shareSheet(needs, call, call.body)),
  ...handle(sheetCalls.endSheetShare, (call) => endShare(needs, call, call.body)),
  ...handle(sheetCalls.commentOnSelectionSheet, (call) => commentOnSheet(needs, call, call.body)),
  ...handle(sheetCalls.copySelectionSheet, (call) => copySheet(needs, call, call.body.selectionSheetId)),
  ...handle(sheetCalls.archiveSelectionSheet, (call) => archiveSheet(needs, call, call.body)),
  ...handle(sheetCalls.getSelectionSheetVersion, (call) =>
    readVersion(needs.database, call, sheetIdOf(call), queryValue(call, 'version') ?? ''),
  ),
  ...handle(sheetCalls.getSelectionSheetCart, (call) => sheetCart(needs, call, sheetIdOf(call))),
  ...handle(sheetCalls.openSheet, (call) => viewByLink(needs, call.body.token, call)),
  ...handle(sheetCalls.getSheetLogo, async (call) => {
    const { sheet } = await openLink(needs, needs.database, call.body.token, call.now)
    const bytes = (await findCompanyLogo(needs.database, sheet.accountId)) ?? refuse('NotFound')
    return answerFile({ name: 'logo.jpg', bytes }, 'image/jpeg')
  }),
  ...handle(sheetCalls.chooseSheetItem, (call) => chooseByLink(needs, call.body, call)),
  ...handle(sheetCalls.commentOnSheet, (call) => commentByLink(needs, call.body, call)),
  ...handle(sheetCalls.approveSheet, (call) => approveByLink(needs, call.body, call)),
})

/** Sheets that were signed before companies had a logo have no brand. */
type SignedSheet = Omit<ClientSheet, 'hasLogo' | 'licenseNumber'> & Partial<ClientSheet>

async function readVersion(db: Queryable, call: PlanCall, id: string, text: string): Promise<SheetVersion> {
  const sheet = await getSheet(db, call, id)
  const version = /^\d{1,6}$/.test(text) ? Number(text) : refuse('NotFound')
  const stored = await db.find<{ snapshot: { sheet: SignedSheet }; at: Date }>(sql`
    select snapshot, created_at as at from sheet_versions where sheet_id = ${sheet.id} and version = ${version}`)
  if (!stored) return refuse('NotFound')
  const asSigned = { hasLogo: false, licenseNumber: null, ...stored.snapshot.sheet }
  return { selectionSheetId: sheet.id, version, at: stored.at.toISOString(), sheet: asSigned }
}

async function sheetCart({ database, catalog }: PlanNeeds, call: PlanCall, id: string) {
  const chosen = chosenItemsOf(await getSheet(database, call, id))
  const sold = chosen.filter(({ sku }) => !isGone(catalog.find(sku)))
  const gone = chosen.filter(({ sku }) => isGone(catalog.find(sku)))
  return {
    items: sold.map(({ sku, boxes, room }) => ({ sku, quantity: boxes, room })),
    left: gone.map(({ sku }) => `${catalog.find(sku)?.name ?? sku} is no longer available.`),
  }
}
