import { defineCall, myAccountPath } from './kit.ts'
import { DocumentQuery } from './my-account-lists.ts'
import { MyProjects, ProjectDetail } from './project-models.ts'
import { QuoteDetail, Quotes } from './quote-models.ts'
import { SelectionSheets, SheetDetail } from './sheet-models.ts'

/** Filters: STATUS open, closed, all or a state; PERIODE; CHAR. Scope 1 own, 3 all of the account with account-view. */
export const planCalls = {
  getQuotes: defineCall({
    id: 'MyAccount.GetQuotes',
    verb: 'POST',
    path: myAccountPath('GetQuotes'),
    summary: 'Quotes, a page at a time.',
    access: 'customer',
    body: DocumentQuery,
    reply: Quotes,
  }),
  getQuoteDetail: defineCall({
    id: 'MyAccount.GetQuoteDetail',
    verb: 'GET',
    path: myAccountPath('GetQuoteDetail'),
    summary: 'A quote with its versions, what changed between them, and its messages.',
    access: 'customer',
    query: ['quotationId'],
    reply: QuoteDetail,
  }),
  getSelectionSheets: defineCall({
    id: 'MyAccount.GetSelectionSheets',
    verb: 'POST',
    path: myAccountPath('GetSelectionSheets'),
    summary: 'Selection sheets, a page at a time.',
    access: 'customer',
    body: DocumentQuery,
    reply: SelectionSheets,
  }),
  getSelectionSheetDetail: defineCall({
    id: 'MyAccount.GetSelectionSheetDetail',
    verb: 'GET',
    path: myAccountPath('GetSelectionSheetDetail'),
    summary: 'A selection sheet with rooms, alternates, comments, links and signatures.',
    access: 'customer',
    query: ['selectionSheetId'],
    reply: SheetDetail,
  }),
  getMyProjects: defineCall({
    id: 'MyAccount.GetMyProjects',
    verb: 'GET',
    path: myAccountPath('GetMyProjects'),
    summary: 'The projects you own, share or may see, newest change first.',
    access: 'customer',
    reply: MyProjects,
  }),
  getProjectDetail: defineCall({
    id: 'MyAccount.GetProjectDetail',
    verb: 'GET',
    path: myAccountPath('GetProjectDetail'),
    summary: 'A project with its rooms, items, need and coverage, budget, documents and people.',
    access: 'customer',
    query: ['projectId'],
    reply: ProjectDetail,
  }),
}
