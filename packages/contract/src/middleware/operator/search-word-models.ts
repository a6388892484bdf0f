import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

const synonymFields = {
  /** Phrases that mean the same; empty for a one-way rule. */
  same: requiredList(requiredText(60)),
  /** Someone who types one of these also finds `to`, but not the reverse. */
  from: requiredList(requiredText(60)),
  to: requiredList(requiredText(60)),
}
const StaffSynonym = model('StaffSynonym', {
  id: requiredText(20),
  ...synonymFields,
  /** Sent back with a change, so that two people do not overwrite each other. */
  version: requiredText(40),
})
export const StaffSynonyms = model('StaffSynonyms', { items: requiredList(StaffSynonym) })

export const SynonymToSave = model('SynonymToSave', {
  /** Null for a new rule. */
  id: text(20),
  version: text(40),
  ...synonymFields,
})
export const SavedSynonym = model('SavedSynonym', {
  id: requiredText(20),
  version: requiredText(40),
  isChanged: flag(),
  /** The rule that it replaced; null for a new one. */
  replaced: embed(model('SynonymWords', synonymFields)),
})
export const SynonymToDelete = model('SynonymToDelete', { id: requiredText(20), version: requiredText(40) })

const TriedProduct = model('TriedProduct', { sku: requiredText(40), name: requiredText(200) })
export const TriedSearch = model('TriedSearch', {
  words: requiredText(200),
  total: count(),
  /** The first ten. */
  products: requiredList(TriedProduct),
})

const SearchWithoutResult = model('SearchWithoutResult', {
  words: requiredText(100),
  times: count(),
  lastAt: requiredText(40),
  /** How many products the same words find now. */
  foundNow: count(),
})
export const SearchWithoutResultPage = pageOf('SearchWithoutResultPage', SearchWithoutResult)
export const SearchToForget = model('SearchToForget', { words: requiredText(100) })
