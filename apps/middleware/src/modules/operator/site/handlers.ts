import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { merchantCalls } from '@tessera/contract/middleware/operator/merchant-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { changeMerchant } from './change-merchant.ts'
import { publishStaffContent, saveStaffContent } from './edit-staff-content.ts'
import type { ShownPages } from './refuse-shown-page.ts'
import { listStaffAltTexts, saveStaffAltText } from './staff-alt-texts.ts'
import { getStaffContent, listStaffContent, renderForStaff } from './staff-content.ts'
import { deleteStaffRedirect, listStaffRedirects, saveStaffRedirect } from './staff-redirects.ts'
import { forgetSearch, listSearchesWithoutResult, trySearch } from './staff-searches.ts'
import { listStaffSettings, saveStaffSetting } from './staff-settings.ts'
import { getStaffStore, listStaffStores, saveStaffStore } from './staff-stores.ts'
import { deleteStaffSynonym, listStaffSynonyms, saveStaffSynonym } from './staff-synonyms.ts'

/** Drops the result: these calls have no reply body. */
const withoutReply = (work: Promise<void>): Promise<undefined> => work.then(() => undefined)

/** Addresses and search words of the shop, as staff change them. */
export const staffSiteHandlers = (needs: { database: Database } & ShownPages) => ({
  ...handle(contentCalls.listContent, (call) =>
    listStaffContent(needs.database, {
      view: queryValue(call, 'view'),
      search: queryValue(call, 'search'),
      page: queryValue(call, 'page'),
    }),
  ),
  ...handle(contentCalls.getContent, (call) =>
    getStaffContent(needs.database, queryValue(call, 'path') ?? '', queryValue(call, 'version') || undefined),
  ),
  ...handle(contentCalls.saveContent, (call) => saveStaffContent(needs, call, call.body)),
  ...handle(contentCalls.publishContent, (call) => withoutReply(publishStaffContent(needs, call, call.body))),
  ...handle(contentCalls.previewContent, (call) => renderForStaff(needs.database, call.body.body ?? '')),
  ...handle(contentCalls.listRedirects, (call) =>
    listStaffRedirects(needs.database, { search: queryValue(call, 'search'), page: queryValue(call, 'page') }),
  ),
  ...handle(contentCalls.saveRedirect, (call) => saveStaffRedirect(needs, call, call.body)),
  ...handle(contentCalls.deleteRedirect, (call) => withoutReply(deleteStaffRedirect(needs, call, call.body))),
  ...handle(contentCalls.listSynonyms, (call) => listStaffSynonyms(needs.database, queryValue(call, 'search'))),
  ...handle(contentCalls.saveSynonym, (call) => saveStaffSynonym(needs, call, call.body)),
  ...handle(contentCalls.deleteSynonym, (call) => withoutReply(deleteStaffSynonym(needs, call, call.body))),
  ...handle(contentCalls.trySearch, async (call) => trySearch(needs.catalog, queryValue(call, 'q') ?? '')),
  ...handle(contentCalls.listSearchesWithoutResult, (call) =>
    listSearchesWithoutResult(needs, queryValue(call, 'page')),
  ),
  ...handle(contentCalls.forgetSearch, (call) => withoutReply(forgetSearch(needs, call, call.body.words))),
  ...handle(contentCalls.listSettings, () => listStaffSettings(needs.database)),
  ...handle(contentCalls.saveSetting, (call) => saveStaffSetting(needs, call, call.body)),
  ...handle(contentCalls.listAltTexts, (call) =>
    listStaffAltTexts(needs.database, {
      view: queryValue(call, 'view'),
      search: queryValue(call, 'search'),
      page: queryValue(call, 'page'),
    }),
  ),
  ...handle(contentCalls.saveAltText, (call) => saveStaffAltText(needs, call, call.body)),
  ...handle(contentCalls.listStaffStores, (call) =>
    listStaffStores(needs.database, { search: queryValue(call, 'search'), page: queryValue(call, 'page') }, call.now),
  ),
  ...handle(contentCalls.getStaffStore, (call) =>
    getStaffStore(needs.database, queryValue(call, 'id') ?? '', call.now),
  ),
  ...handle(merchantCalls.changeMerchant, async (call) => {
    await changeMerchant(needs, call, call.body)
    return undefined
  }),
  ...handle(contentCalls.saveStore, (call) => saveStaffStore(needs, call, call.body)),
})
