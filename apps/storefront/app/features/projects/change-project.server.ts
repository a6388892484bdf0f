import type { ProjectDetail, ProjectItem } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { placeOf } from '../../kit/forms/place-of.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'
import { refuseFields } from '../../kit/plans/refuse-fields.server.ts'
import { putIntoCart } from '../../kit/plans/to-cart.server.ts'
import { findConflict } from './conflict.ts'
import { readItemForm } from './read-item-form.ts'
import { readRoomForm, withoutRoom, withRoom, withRoomMoved } from './read-room-form.ts'
import { isSaidStage } from './stage-words.ts'
import { projectHref, projectTabOf } from './tabs.ts'

interface Asked {
  visitor: Visitor
  projectId: string
  form: FormReader
  sent: FormData
  /** The version of the project that the form was rendered from. */
  basketId: string
}
/** Returns a redirect, the key of a message, or the removed item for an undo. */
type ProjectAction = (asked: Asked) => Promise<Response | string | { removed: ProjectItem | undefined }>

const roomsNow = async ({ visitor, projectId }: Asked) =>
  (await visitor.shop.MyAccount.GetProjectDetail({ projectId })).rooms

const update = ({ visitor, basketId }: Asked, change: object): Promise<ProjectDetail> =>
  visitor.shop.Project.UpdateProject({ basketId, ...change })

/** Invalid numbers are refused before the middleware is called. */
const good = (form: FormReader): boolean => Object.keys(form.problems).length === 0

const roomActions: Record<string, ProjectAction> = {
  room: async (asked) => {
    const room = readRoomForm(asked.form)
    if (!good(asked.form)) return ''
    await update(asked, { rooms: withRoom(await roomsNow(asked), room) })
    return room.id ? 'room' : 'room-added'
  },
  'room-remove': async (asked) => {
    await update(asked, { rooms: withoutRoom(await roomsNow(asked), asked.form.text('roomId')) })
    return 'room-removed'
  },
  'room-move': async (asked) => {
    const by = asked.form.text('by') === 'up' ? -1 : 1
    await update(asked, { rooms: withRoomMoved(await roomsNow(asked), asked.form.text('roomId'), by) })
    return 'room'
  },
}

const itemActions: Record<string, ProjectAction> = {
  item: async ({ visitor, basketId, form }) => {
    const change = { basketItemGuid: form.text('basketItemGuid'), ...readItemForm(form) }
    if (!good(form)) return ''
    await visitor.shop.Project.EditProjectItems({ basketId, items: [change] })
    return 'item'
  },
  'item-add': async ({ visitor, basketId, form }) => {
    const item = { sku: form.text('sku'), ...readItemForm(form) }
    if (!good(form)) return ''
    await visitor.shop.Project.AddItemToProject({ basketId, items: [item] })
    return 'item-added'
  },
  'item-remove': async ({ visitor, projectId, basketId, form }) => {
    const basketItemGuid = form.text('basketItemGuid')
    const { items } = await visitor.shop.MyAccount.GetProjectDetail({ projectId })
    await visitor.shop.Project.DeleteProjectItems({ basketId, basketItemGuid })
    return { removed: items.find((item) => item.basketItemGuid === basketItemGuid) }
  },
}

const photoActions: Record<string, ProjectAction> = {
  'photo-add': async ({ visitor, basketId, form }) => {
    const [photo, roomId, caption] = [form.text('photo'), form.maybe('roomId'), form.maybe('caption')]
    await visitor.shop.Projects.AddProjectPhoto({ basketId, roomId, photo, caption })
    return 'photo-added'
  },
  'photo-remove': async ({ visitor, basketId, form }) => {
    await visitor.shop.Projects.RemoveProjectPhoto({ basketId, photoId: form.text('photoId') })
    return 'photo-removed'
  },
}

const headActions: Record<string, ProjectAction> = {
  details: async (asked) => {
    const { form, sent } = asked
    const change = {
      name: form.text('name'),
      clientName: form.maybe('clientName'),
      clientEmail: form.maybe('clientEmail'),
      jobName: form.maybe('jobName'),
      poNumber: form.maybe('poNumber'),
      notes: form.maybe('notes'),
      budgetCents: form.cents('budget'),
      place: form.text('street1') || form.text('city') || form.text('zip') ? placeOf(sent) : null,
    }
    if (!good(form)) return ''
    await update(asked, change)
    return 'details'
  },
  stage: async (asked) => {
    const stage = asked.form.text('stage')
    if (isSaidStage(stage)) await update(asked, { stage })
    return 'stage'
  },
  archive: async (asked) => {
    await update(asked, { stage: 'archived' })
    return 'archived'
  },
  'take-out': async (asked) => {
    await update(asked, { stage: 'planning' })
    return 'taken-out'
  },
  people: async (asked) => {
    const emails = asked.form.text('memberEmails').split(/[\s,;]+/)
    await update(asked, { memberEmails: emails.filter(Boolean) })
    return 'people'
  },
  save: async ({ visitor, basketId }) => {
    await visitor.shop.Project.SaveProject({ basketId })
    return 'saved'
  },
}

const wayOut: Record<string, ProjectAction> = {
  cart: async ({ visitor, projectId, form }) => {
    const roomId = form.maybe('roomId')
    const { items, left } = await visitor.shop.Projects.GetProjectCart({ projectId, ...(roomId && { roomId }) })
    if (items.length === 0) return left.length > 0 ? 'nothing-open' : 'nothing-planned'
    await putIntoCart(visitor, items)
    return redirect('/shopping-cart')
  },
  quote: async ({ visitor, projectId, form }) => {
    const { quotationId } = await visitor.shop.Quotes.RequestQuote({
      projectId,
      jobName: form.maybe('jobName'),
      poNumber: form.maybe('poNumber'),
      note: form.maybe('note'),
    })
    return redirect(`/account/quotes/${quotationId}?said=requested`)
  },
  sheet: async ({ visitor, projectId }) => {
    const { selectionSheetId } = await visitor.shop.SelectionSheets.CreateSelectionSheet({ projectId })
    return redirect(`/account/selection-sheets/${selectionSheetId}?said=made`)
  },
  duplicate: async ({ visitor, projectId }) => {
    const copy = await visitor.shop.Projects.DuplicateProject({ projectId })
    return redirect(projectHref(copy.projectId, 'rooms', 'copied'))
  },
}

export const projectActions: Readonly<Record<string, ProjectAction>> = {
  ...roomActions,
  ...itemActions,
  ...photoActions,
  ...headActions,
  ...wayOut,
}

interface Sent {
  visitor: Visitor
  url: URL
  params: { projectId: string }
  form: FormData
}

/** Runs an action. If a colleague changed the project first, it returns the conflict, which the user may override. */
export async function changeProject(action: ProjectAction, { visitor, url, params: { projectId }, form: sent }: Sent) {
  const form = new FormReader(sent)
  try {
    const done = await action({ visitor, projectId, form, sent, basketId: form.text('basketId') })
    if (!good(form)) return refuseFields(sent, form.problems)
    if (typeof done !== 'string') return done
    if (form.text('stay') === 'yes') return { done }
    return redirect(
      form.maybe('back') ? backOf(form, projectId) : projectHref(projectId, projectTabOf(url.searchParams), done),
    )
  } catch (error) {
    const conflict = findConflict(error, sent)
    if (!conflict) throw error
    return data({ conflict }, { status: 409 })
  }
}

/** Returns to the product search. */
const backOf = (form: FormReader, projectId: string): string =>
  `/account/projects/${projectId}/add?${new URLSearchParams(form.text('back'))}`
