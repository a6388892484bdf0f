import type { ProjectLayout, ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import type { Visitor } from '../../../http/session/visitor.server.ts'
import { refuseFields } from '../../../kit/plans/refuse-fields.server.ts'
import { findConflict } from '../edit-conflict.ts'
import { layoutsHref } from '../tabs.ts'
import { layoutBody } from './layout-body.ts'
import { readDraft } from './layout-draft.ts'
import { needsOf } from './needs-of.ts'
import { calculateLayout } from './plan-of-draft.ts'
import { quantityOf, readTaken, type TakenMaterials } from './taken-materials.ts'

interface SubmittedForm {
  visitor: Visitor
  params: { projectId: string }
  form: FormData
}

type LayoutAction = (
  sent: SubmittedForm,
) => Promise<Response | ReturnType<typeof refuseFields> | { taken: TakenMaterials }>

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
  'layout-undo': async ({ visitor: { shop }, params: { projectId }, form }) => {
    const basketId = textIn(form, 'basketId')
    const { layoutId, edits, added } = readTaken(textIn(form, 'taken'))
    if (edits.length > 0) await shop.Project.EditProjectItems({ basketId, items: edits })
    if (added.length > 0) await shop.Project.DeleteProjectItems({ basketId, basketItemGuid: added.join(',') })
    return redirect(layoutsHref(projectId, { layout: layoutId, said: 'layout-undone' }))
  },
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
  const saved = await visitor.shop.Projects.SaveLayout({
    ...layoutBody(draft, worked),
    roomId: draft.room,
    basketId: textIn(form, 'basketId'),
    layoutId: textIn(form, 'layout') || null,
  })
  if (takesNeeds) return { taken: await addNeedsToPlan(visitor, saved, tiles) }
  return redirect(layoutsHref(projectId, { layout: saved.layout.layoutId, said: 'layout-saved' }))
}

export const paramsOf = (sent: FormData): URLSearchParams =>
  new URLSearchParams([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The sent values without IDs, so that a layout removed by mistake stays on the screen and can be saved again. */
function typedValues(sent: FormData): Record<string, string> {
  const { basketId, intent, layout, form, ...typed } = Object.fromEntries(paramsOf(sent))
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

/** Updates the quantities of planned items, adds missing ones, and says how it was before. */
async function addNeedsToPlan(
  { shop }: Visitor,
  { projectId, basketId, layout }: { projectId: string; basketId: string; layout: ProjectLayout },
  tiles: readonly ProjectLayoutTile[],
): Promise<TakenMaterials> {
  const [{ items }, { layouts }] = await Promise.all([
    shop.MyAccount.GetProjectDetail({ projectId }),
    shop.Projects.GetProjectLayouts({ projectId }),
  ])
  const { edits, adds } = needsOf(layout, tiles, items, layouts)
  if (edits.length > 0) await shop.Project.EditProjectItems({ basketId, items: edits })
  const after = adds.length > 0 ? await shop.Project.AddItemToProject({ basketId, items: adds }) : { items }
  const edited = new Set(edits.map(({ basketItemGuid }) => basketItemGuid))
  const known = new Set(items.map(({ basketItemGuid }) => basketItemGuid))
  return {
    layoutId: layout.layoutId,
    edits: items.filter(({ basketItemGuid }) => edited.has(basketItemGuid)).map(quantityOf),
    added: after.items.map(({ basketItemGuid }) => basketItemGuid).filter((guid) => !known.has(guid)),
  }
}
