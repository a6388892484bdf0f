import { model } from '../kit/model.ts'
import { requiredOneOf, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'
import { listKinds } from './my-account-documents.ts'

/** More would be hard to tell apart. */
export const maxSavedFilters = 20

const FilterToSave = model('FilterToSave', {
  list: requiredOneOf(listKinds),
  name: requiredText(60),
  /** The query of the list's URL: `status=open&sort=-total`. */
  query: requiredText(500),
})
const FilterToForget = model('FilterToForget', { list: requiredOneOf(listKinds), name: requiredText(60) })

/** Not in the specification: saved filters, which `GetDocumentFilters` returns. */
export const savedFilterCalls = {
  saveFilter: defineCall({
    id: 'MyFilters.SaveFilter',
    verb: 'POST',
    path: '/api/myaccount/SaveFilter',
    summary: 'Keeps the filters of a list under a name; the same name again replaces them.',
    access: 'customer',
    limit: limits.submit,
    body: FilterToSave,
  }),
  forgetFilter: defineCall({
    id: 'MyFilters.ForgetFilter',
    verb: 'POST',
    path: '/api/myaccount/ForgetFilter',
    summary: 'Forgets saved filters.',
    access: 'customer',
    limit: limits.submit,
    body: FilterToForget,
  }),
}
