import { defineCall, limits, myAccountPath } from '../kit.ts'
import { DocumentFilters, FilterToForget, FilterToSave } from './models.ts'

/** Filters of the account's lists, with the saved ones. */
export const listCalls = {
  getDocumentFilters: defineCall({
    id: 'MyAccount.GetDocumentFilters',
    verb: 'GET',
    path: myAccountPath('GetDocumentFilters'),
    summary: 'Lists the filters of a list: orders, quotes, selection sheets (by name), or invoices of a type.',
    access: 'customer',
    query: ['documentTypeId'],
    reply: DocumentFilters,
  }),
  saveFilter: defineCall({
    id: 'MyFilters.SaveFilter',
    verb: 'POST',
    path: '/api/myaccount/SaveFilter',
    summary: 'Saves list filters under a name; the same name replaces them.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: FilterToSave,
  }),
  forgetFilter: defineCall({
    id: 'MyFilters.ForgetFilter',
    verb: 'POST',
    path: '/api/myaccount/ForgetFilter',
    summary: 'Forgets saved filters.',
    isAddition: true,
    access: 'customer',
    limit: limits.submit,
    body: FilterToForget,
  }),
}
