import type { ProjectDetail, ProjectItem } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { addPlanToCart } from '../../kit/plans/add-plan-to-cart.server.ts'
import { FormReader } from '../../kit/plans/form-reader.ts'
import { refuseFields } from '../../kit/plans/refuse-fields.server.ts'
import { findConflict } from './edit-conflict.ts'
import { readItemForm } from './read-item-form.ts'
import { readRoomForm, withoutRoom, withRoom, withRoomMoved } from './read-room-form.ts'
import { isManualStage } from './stage-labels.ts'
import { projectHref, projectTabOf } from './tabs.ts'

interface ActionInput {
  visitor: Visitor
  projectId: string
  form: FormReader
  sent: FormData
  /** The version of the project that the form was rendered from. */
  basketId: string
}
/** Returns a redirect, the key of a message, or the removed item for an undo. */
type ProjectAction = (input: ActionInput) => Promise<Response | string | { removed: ProjectItem | undefined }>

const roomsNow = async ({ visitor, projectId }: ActionInput) =>
  (await visitor.shop.MyAccount.GetProjectDetail({ projectId })).rooms

const updateProject = ({ visitor, basketId }: ActionInput, change: object): Promise<ProjectDetail> =>
  visitor.shop.Project.UpdateProject({ basketId, ...change })

/** Invalid numbers are refused before the middleware is called. */
const isValid = (form: FormReader): boolean => Object.keys(form.problems).length === 0

const roomActions: Record<string, ProjectAction> = {
  room: async (input) => {
    const room = readRoomForm(input.form)
    if (!isValid(input.form)) return ''
    await updateProject(input, { rooms: withRoom(await roomsNow(input), room) })
    return room.id ? 'room' : 'room-added'
  },
  'room-remove': async (input) => {
    await updateProject(input, { rooms: withoutRoom(await roomsNow(input), input.form.text('roomId')) })
    return 'room-removed'
  },
  'room-move': async (input) => {
    const by = input.form.text('by') === 'up' ? -1 : 1
    await updateProject(input, { rooms: withRoomMoved(await roomsNow(input), input.form.text('roomId'), by) })
    return 'room'
  },
}

const itemActions: Record<string, ProjectAction> = {
  item: async ({ visitor, basketId, form }) => {
    const change = { basketItemGuid: form.text('basketItemGuid'), ...readItemForm(form) }
    if (!isValid(form)) return ''
    await visitor.shop.Project.EditProjectItems({ basketId, items: [change] })
    return 'item'
  },
  'item-add': async ({ visitor, basketId, form }) => {
    const item = { sku: form.text('sku'), ...readItemForm(form) }
    if (!isValid(form)) return ''
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
  details: async (input) => {
    const { form, sent } = input
    const change = {
      name: form.text('name'),
      clientName: form.maybe('clientName'),
      clientEmail: form.maybe('clientEmail'),
      jobName: form.maybe('jobName'),
      poNumber: form.maybe('poNumber'),
      notes: form.maybe('notes'),
      budgetCents: form.cents('budget'),
      place: form.text('street1') || form.text('city') || form.text('zip') ? readAddress(sent) : null,
    }
    if (!isValid(form)) return ''
    await updateProject(input, change)
    return 'details'
  },
  stage: async (input) => {
    const stage = input.form.text('stage')
    if (isManualStage(stage)) await updateProject(input, { stage })
    return 'stage'
  },
  archive: async (input) => {
    await updateProject(input, { stage: 'archived' })
    return 'archived'
  },
  'take-out': async (input) => {
    await updateProject(input, { stage: 'planning' })
    return 'taken-out'
  },
  people: async (input) => {
    const emails = input.form.text('memberEmails').split(/[\s,;]+/)
    await updateProject(input, { memberEmails: emails.filter(Boolean) })
    return 'people'
  },
  save: async ({ visitor, basketId }) => {
    await visitor.shop.Project.SaveProject({ basketId })
    return 'saved'
  },
}

const documentActions: Record<string, ProjectAction> = {
  cart: async ({ visitor, projectId, form }) => {
    const roomId = form.maybe('roomId')
    const { items, left } = await visitor.shop.Projects.GetProjectCart({ projectId, ...(roomId && { roomId }) })
    if (items.length === 0) return left.length > 0 ? 'nothing-open' : 'nothing-planned'
    await addPlanToCart(visitor, items)
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
  ...documentActions,
}

interface SubmittedForm {
  visitor: Visitor
  url: URL
  params: { projectId: string }
  form: FormData
}

/** Runs an action. If a colleague changed the project first, it returns the conflict, which the user may override. */
export async function changeProject(
  action: ProjectAction,
  { visitor, url, params: { projectId }, form: sent }: SubmittedForm,
) {
  const form = new FormReader(sent)
  try {
    const done = await action({ visitor, projectId, form, sent, basketId: form.text('basketId') })
    if (!isValid(form)) return refuseFields(sent, form.problems)
    if (typeof done !== 'string') return done
    if (form.text('stay') === 'yes') return { done }
    return redirect(form.maybe('back') ? backOf(form, projectId) : sameRoomOf(url, projectId, done))
  } catch (error) {
    const conflict = findConflict(error, sent)
    if (!conflict) throw error
    return data({ conflict }, { status: 409 })
  }
}

/** Stays on the tab and in the room that the form was in. */
const sameRoomOf = ({ searchParams }: URL, projectId: string, done: string): string =>
  projectHref(projectId, projectTabOf(searchParams), done, searchParams.get('room') ?? undefined)

/** Returns to the product search. */
const backOf = (form: FormReader, projectId: string): string =>
  `/account/projects/${projectId}/add?${new URLSearchParams(form.text('back'))}`
