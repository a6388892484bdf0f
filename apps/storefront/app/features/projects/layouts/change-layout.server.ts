import type { ProjectDetail, ProjectLayout, ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../../http/session/visitor.server.ts'
import { refuseFields } from '../../../kit/plans/refuse-fields.server.ts'
import { findConflict } from '../edit-conflict.ts'
import { layoutsHref } from '../tabs.ts'
import { readDraft } from './layout-draft.ts'
import { needsOf } from './needs-of.ts'
import { calculateLayout, type LayoutCalculation } from './plan-of-draft.ts'

interface SubmittedForm {
  visitor: Visitor
  params: { projectId: string }
  form: FormData
}

type LayoutAction = (sent: SubmittedForm) => Promise<Response | ReturnType<typeof refuseFields>>

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Saves a layout, removes it, or adds its materials to the project. */
export const layoutActions: Readonly<Record<string, LayoutAction>> = {
  'layout-remove': async ({ visitor, params: { projectId }, form }) => {
    const [basketId, layoutId] = [textIn(form, 'basketId'), textIn(form, 'layout')]
    await visitor.shop.Projects.DeleteLayout({ basketId, layoutId })
    return redirect(layoutsHref(projectId, { ...typedValues(form), said: 'layout-removed' }))
  },
  'layout-save': (sent) => saveLayout(sent, false),
  'layout-take': (sent) => saveLayout(sent, true),
}

/** Runs an action. If a colleague changed the layout first, the refusal names them. */
export async function changeLayout(action: LayoutAction, sent: SubmittedForm) {
  try {
    return await action(sent)
  } catch (error) {
    const conflict = findConflict(error, sent.form)
    if (!conflict) throw error
    return data({ conflict }, { status: 409 })
  }
}

async function saveLayout({ visitor, params: { projectId }, form }: SubmittedForm, takesNeeds: boolean) {
  const draft = readDraft(paramsOf(form))
  const { tiles } = await visitor.shop.Projects.GetProjectLayouts({ projectId })
  const tile = tiles.find(({ sku }) => sku === draft.tile)
  if (!tile) return refuseFields(form, { tile: 'Choose a tile.' })
  const worked = calculateLayout(draft, tile)
  if (!worked.drawn) return refuseFields(form, worked.problems)
  const body = { ...bodyOf(worked), roomId: draft.room, name: draft.name || null, sku: draft.tile }
  const saved = await visitor.shop.Projects.SaveLayout({
    ...body,
    basketId: textIn(form, 'basketId'),
    layoutId: textIn(form, 'layout') || null,
    groutSku: draft.grout || null,
  })
  if (takesNeeds) await addNeedsToPlan(visitor, saved, tile)
  const message = takesNeeds ? 'layout-taken' : 'layout-saved'
  return redirect(layoutsHref(projectId, { layout: saved.layout.layoutId, said: message }))
}

const paramsOf = (sent: FormData): URLSearchParams =>
  new URLSearchParams([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The sent values without IDs, so that a layout removed by mistake stays on the screen and can be saved again. */
function typedValues(sent: FormData): Record<string, string> {
  const { basketId, intent, layout, form, ...typed } = Object.fromEntries(paramsOf(sent))
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

const bodyOf = ({ plan }: LayoutCalculation) => ({
  sides: [...plan.shape.sides],
  cutOuts: [...plan.shape.cutOuts],
  doors: [...plan.shape.doors],
  pattern: plan.pattern,
  isTurned: plan.isTurned,
  jointIn: plan.jointIn,
  startXIn: plan.start[0],
  startYIn: plan.start[1],
  sparePercent: plan.sparePercent,
})

/** Updates the quantities of planned items and adds missing ones. */
async function addNeedsToPlan(
  { shop }: Visitor,
  { projectId, basketId, layout }: { projectId: string; basketId: string; layout: ProjectLayout },
  tile: ProjectLayoutTile,
): Promise<void> {
  const project: ProjectDetail = await shop.MyAccount.GetProjectDetail({ projectId })
  const { edits, adds } = needsOf(layout, tile, project.items)
  const seen = edits.length > 0 ? await shop.Project.EditProjectItems({ basketId, items: edits }) : { basketId }
  if (adds.length > 0) await shop.Project.AddItemToProject({ basketId: seen.basketId, items: adds })
}
