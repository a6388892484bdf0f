import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { SheetChangeInput, SheetRoomChangeInput } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { addPlanToCart } from '../../kit/plans/add-plan-to-cart.server.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'
import { refuseFields } from '../../kit/plans/refuse-fields.server.ts'
import { readSheetItem } from './read-sheet-item.ts'
import {
  treeOf,
  withAlternate,
  withItem,
  withNewItem,
  withoutAlternate,
  withoutItem,
  withoutRoom,
  withRoom,
} from './sheet-tree.ts'
import { sheetHref, sheetTabOf } from './tabs.ts'

interface ActionInput {
  visitor: Visitor
  selectionSheetId: string
  /** The revision that the form was rendered from. */
  revision: number
  form: FormReader
}
/** Returns a redirect, the key of a message, or a new share link, which is shown once. */
type SheetAction = (
  input: ActionInput,
) => Promise<Response | string | { link: { url: string; expiresAt: string; isSent: boolean } }>

const isValid = ({ form }: ActionInput): boolean => Object.keys(form.problems).length === 0

const saveSheet = async (
  { visitor, selectionSheetId, revision }: ActionInput,
  change: SheetChangeInput,
): Promise<void> => {
  await visitor.shop.SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, ...change })
}

/** Applies one change to the current rooms. If the revision is stale, the middleware refuses. */
async function saveRooms(input: ActionInput, change: (tree: SheetRoomChangeInput[]) => SheetRoomChangeInput[]) {
  if (!isValid(input)) return
  const { visitor, selectionSheetId } = input
  const sheet = await visitor.shop.MyAccount.GetSelectionSheetDetail({ selectionSheetId })
  await saveSheet(input, { rooms: change(treeOf(sheet)) })
}

const roomActions: Record<string, SheetAction> = {
  room: async (input) => {
    const { form } = input
    const details = {
      name: form.text('name'),
      areaSqft: form.number('areaSqft'),
      allowanceCents: form.cents('allowance'),
    }
    await saveRooms(input, (tree) => withRoom(tree, form.text('roomId'), details))
    return 'saved'
  },
  'room-remove': async (input) => {
    await saveRooms(input, (tree) => withoutRoom(tree, input.form.text('roomId')))
    return 'saved'
  },
}

const itemActions: Record<string, SheetAction> = {
  item: async (input) => {
    const change = readSheetItem(input.form)
    await saveRooms(input, (tree) => withItem(tree, input.form.text('itemId'), change))
    return 'saved'
  },
  'item-add': async (input) => {
    const { form } = input
    const [sku, itemId] = [form.text('sku'), form.text('itemId')]
    const changes = readSheetItem(form)
    await saveRooms(input, (tree) =>
      itemId
        ? withAlternate(tree, itemId, { sku, boxes: null, note: form.maybe('note') })
        : withNewItem(tree, form.text('roomId'), { sku, ...changes }),
    )
    return 'added'
  },
  'item-remove': async (input) => {
    await saveRooms(input, (tree) => withoutItem(tree, input.form.text('itemId')))
    return 'saved'
  },
  'alternate-remove': async (input) => {
    const { form } = input
    await saveRooms(input, (tree) => withoutAlternate(tree, form.text('itemId'), form.text('alternateId')))
    return 'saved'
  },
}

const headActions: Record<string, SheetAction> = {
  details: async (input) => {
    const { form } = input
    const change: SheetChangeInput = {
      name: form.text('name'),
      clientName: form.maybe('clientName'),
      clientEmail: form.maybe('clientEmail'),
      priceView: form.text('priceView') === 'client' ? 'client' : 'none',
      markupPercent: form.number('markupPercent'),
      notes: form.maybe('notes'),
    }
    if (isValid(input)) await saveSheet(input, change)
    return 'saved'
  },
  archive: async ({ visitor, selectionSheetId, revision, form }) => {
    const isArchived = form.text('isArchived') === 'yes'
    await visitor.shop.SelectionSheets.ArchiveSelectionSheet({ selectionSheetId, revision, isArchived })
    return isArchived ? 'archived' : 'taken-out'
  },
  share: async ({ visitor, selectionSheetId, form }) => {
    const email = form.maybe('email')
    const { url, expiresAt } = await visitor.shop.SelectionSheets.ShareSelectionSheet({
      selectionSheetId,
      days: form.count('days'),
      email,
      message: form.maybe('message'),
    })
    return { link: { url, expiresAt, isSent: email !== null } }
  },
  'end-share': async ({ visitor, selectionSheetId, form }) => {
    await visitor.shop.SelectionSheets.EndSheetShare({ selectionSheetId, shareId: form.text('shareId') })
    return 'ended'
  },
  comment: async ({ visitor, selectionSheetId, form }) => {
    const itemId = form.maybe('itemId')
    await visitor.shop.SelectionSheets.CommentOnSelectionSheet({
      selectionSheetId,
      itemId,
      message: form.text('message'),
    })
    return 'commented'
  },
}

const documentActions: Record<string, SheetAction> = {
  cart: async ({ visitor, selectionSheetId }) => {
    const { items } = await visitor.shop.SelectionSheets.GetSelectionSheetCart({ selectionSheetId })
    if (items.length === 0) return 'nothing'
    await addPlanToCart(visitor, items)
    return redirect('/shopping-cart')
  },
  quote: async ({ visitor, selectionSheetId }) => {
    const { quotationId } = await visitor.shop.Quotes.RequestQuote({ selectionSheetId })
    return redirect(`/account/quotes/${quotationId}?said=requested`)
  },
  copy: async ({ visitor, selectionSheetId }) => {
    const copy = await visitor.shop.SelectionSheets.CopySelectionSheet({ selectionSheetId })
    return redirect(sheetHref(copy.selectionSheetId, 'selection', 'copied'))
  },
}

/** The actions for the owners of a sheet. */
export const sheetActions: Readonly<Record<string, SheetAction>> = {
  ...roomActions,
  ...itemActions,
  ...headActions,
  ...documentActions,
}

interface SubmittedForm {
  visitor: Visitor
  url: URL
  params: { selectionSheetId: string }
  form: FormData
}

/** Runs an action. If the sheet was changed meanwhile, the page shows its current state and who changed it. */
export async function changeSheet(action: SheetAction, { visitor, url, params, form: sent }: SubmittedForm) {
  const { selectionSheetId } = params
  const form = new FormReader(sent)
  try {
    const done = await action({ visitor, selectionSheetId, revision: form.count('revision') ?? 0, form })
    if (Object.keys(form.problems).length > 0) return refuseFields(sent, form.problems)
    if (typeof done !== 'string') return done
    const back = form.maybe('back')
    const add = `/account/selection-sheets/${selectionSheetId}/add?`
    return redirect(
      back ? add + new URLSearchParams(back) : sheetHref(selectionSheetId, sheetTabOf(url.searchParams), done),
    )
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.code !== 'Sheet.Stale') throw error
    return data({ stale: { message: error.message, who: whoOf(error) } }, { status: 409 })
  }
}

const whoOf = ({ data }: ShopApiError): string | null => (typeof data?.changedBy === 'string' ? data.changedBy : null)
