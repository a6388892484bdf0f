import {
  ContentPreview,
  ContentPublication,
  ContentToPreview,
  ContentToSave,
  SavedContent,
  StaffContent,
  StaffContentPage,
} from './content-models.ts'
import { RedirectToDelete, RedirectToSave, SavedRedirect, StaffRedirectPage } from './redirect-models.ts'
import {
  SavedSynonym,
  SearchToForget,
  SearchWithoutResultPage,
  StaffSynonyms,
  SynonymToDelete,
  SynonymToSave,
  TriedSearch,
} from './search-word-models.ts'
import {
  AltTextToSave,
  SavedAltText,
  SavedSetting,
  SettingToSave,
  StaffAltTextPage,
  StaffSettings,
} from './setting-models.ts'
import { staffCall } from './staff-call.ts'
import { SavedStore, StaffStore, StaffStorePage, StoreToSave } from './store-models.ts'

/** A custom role: no role of the platform means the words of the shop's pages. */
const contentCall = staffCall(['ContentAdmin'])

/** The words of the shop: its pages, addresses, search and stores. */
export const contentCalls = {
  listContent: contentCall('ListContent', 'GET', 'Lists pages of the shop, 50 a page, by view and by text.', {
    query: ['view', 'search', 'page'],
    reply: StaffContentPage,
  }),
  getContent: contentCall(
    'GetContent',
    'GET',
    'Gets one page with its versions: the newest text, or that of a version.',
    {
      query: ['path', 'version'],
      reply: StaffContent,
    },
  ),
  saveContent: contentCall('SaveContent', 'POST', 'Saves words as a new version, which customers do not see yet.', {
    body: ContentToSave,
    reply: SavedContent,
  }),
  publishContent: contentCall('PublishContent', 'POST', 'Publishes the newest version of a page, or unpublishes it.', {
    body: ContentPublication,
  }),
  previewContent: contentCall('PreviewContent', 'POST', 'Words as customers will see them, without saving.', {
    body: ContentToPreview,
    reply: ContentPreview,
  }),
  listRedirects: contentCall('ListRedirects', 'GET', 'Lists redirects, 50 a page, by part of an address.', {
    query: ['search', 'page'],
    reply: StaffRedirectPage,
  }),
  saveRedirect: contentCall(
    'SaveRedirect',
    'POST',
    'Redirects an address to another one, or marks it as gone. Loops, other sites and addresses of pages that customers see are refused.',
    { body: RedirectToSave, reply: SavedRedirect },
  ),
  deleteRedirect: contentCall('DeleteRedirect', 'POST', 'Takes a redirect away.', { body: RedirectToDelete }),
  listSynonyms: contentCall('ListSynonyms', 'GET', 'Lists words that mean the same in the shop’s search.', {
    query: ['search'],
    reply: StaffSynonyms,
  }),
  saveSynonym: contentCall('SaveSynonym', 'POST', 'Saves a rule about words; the search obeys it at once.', {
    body: SynonymToSave,
    reply: SavedSynonym,
  }),
  deleteSynonym: contentCall('DeleteSynonym', 'POST', 'Takes a rule about words away.', { body: SynonymToDelete }),
  trySearch: contentCall('TrySearch', 'GET', 'Tries a search as customers do; it is not counted.', {
    query: ['q'],
    reply: TriedSearch,
  }),
  listSearchesWithoutResult: contentCall(
    'ListSearchesWithoutResult',
    'GET',
    'Lists searches that found nothing, most frequent first, 50 a page.',
    { query: ['page'], reply: SearchWithoutResultPage },
  ),
  forgetSearch: contentCall('ForgetSearch', 'POST', 'Takes words off that list, until someone looks for them again.', {
    body: SearchToForget,
  }),
  listSettings: contentCall(
    'ListSettings',
    'GET',
    'Lists settings of the site that staff change while the shop runs.',
    {
      reply: StaffSettings,
    },
  ),
  saveSetting: contentCall('SaveSetting', 'POST', 'Gives a setting of the site a value of the same shape.', {
    body: SettingToSave,
    reply: SavedSetting,
  }),
  listAltTexts: contentCall('ListAltTexts', 'GET', 'Lists pictures of pages with their alt text, 50 a page.', {
    query: ['view', 'search', 'page'],
    reply: StaffAltTextPage,
  }),
  saveAltText: contentCall('SaveAltText', 'POST', 'Says what a picture of a page shows.', {
    body: AltTextToSave,
    reply: SavedAltText,
  }),
  listStaffStores: contentCall('ListStores', 'GET', 'Lists stores, 50 a page, by number, name, city or phone.', {
    query: ['search', 'page'],
    reply: StaffStorePage,
  }),
  getStaffStore: contentCall(
    'GetStore',
    'GET',
    'Gets one store: its week, holidays, special hours, services, people, events.',
    {
      query: ['id'],
      reply: StaffStore,
    },
  ),
  saveStore: contentCall(
    'SaveStore',
    'POST',
    'Saves a store, or only checks it, and returns what customers see from then on, and what it was before.',
    { body: StoreToSave, reply: SavedStore },
  ),
}
