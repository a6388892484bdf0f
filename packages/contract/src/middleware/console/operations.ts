import { defineCall } from '../kit.ts'
import { ForwardedNumbers, Pins, PinToDelete, PinToSave, SavedViews, ViewToDelete, ViewToSave } from './models.ts'

/** Calls for all staff, users of suppliers among them. */
export const consoleCalls = {
  listViews: defineCall({
    id: 'Console.ListViews',
    verb: 'GET',
    path: '/api/console/ListViews',
    summary: 'The saved views of a list of the console: one’s own and those shared in the company.',
    isAddition: true,
    access: 'staff',
    query: ['list'],
    reply: SavedViews,
  }),
  saveView: defineCall({
    id: 'Console.SaveView',
    verb: 'POST',
    path: '/api/console/SaveView',
    summary: 'Saves the address of a list under a name, or changes a saved one of one’s own.',
    isAddition: true,
    access: 'staff',
    body: ViewToSave,
  }),
  deleteView: defineCall({
    id: 'Console.DeleteView',
    verb: 'POST',
    path: '/api/console/DeleteView',
    summary: 'Deletes a saved view of one’s own; with FullAccess also a shared one of others.',
    isAddition: true,
    access: 'staff',
    body: ViewToDelete,
  }),
  listPins: defineCall({
    id: 'Console.ListPins',
    verb: 'GET',
    path: '/api/console/ListPins',
    summary: 'The pages that this person pinned to their menu.',
    isAddition: true,
    access: 'staff',
    reply: Pins,
  }),
  savePin: defineCall({
    id: 'Console.SavePin',
    verb: 'POST',
    path: '/api/console/SavePin',
    summary: 'Pins a page of the console, or gives a pinned one another name.',
    isAddition: true,
    access: 'staff',
    body: PinToSave,
  }),
  deletePin: defineCall({
    id: 'Console.DeletePin',
    verb: 'POST',
    path: '/api/console/DeletePin',
    summary: 'Unpins a page of the console.',
    isAddition: true,
    access: 'staff',
    body: PinToDelete,
  }),
  nameForwarded: defineCall({
    id: 'Console.NameForwarded',
    verb: 'GET',
    path: '/api/console/NameForwarded',
    summary:
      'Gets the customers’ order numbers of up to 50 orders forwarded to the supplier: by IDs separated by commas, or by number.',
    isAddition: true,
    access: 'staff',
    query: ['orderIds', 'number'],
    reply: ForwardedNumbers,
  }),
}
