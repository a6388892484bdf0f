import type { ProjectDetail, ProjectLayout, ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { data, redirect } from 'react-router'
import { answerForm } from '../../../forms/form-answer.server.ts'
import { refuseFields } from '../../../planning/refuse-fields.server.ts'
import type { Visitor } from '../../../session/visitor.server.ts'
import { findConflict } from '../conflict.ts'
import { layoutsHref } from '../tabs.ts'
import { draftIn } from './draft.ts'
import { needsOf } from './needs-of.ts'
import { type WorkedOut, workOut } from './plan-of-draft.ts'

/** A layout is saved, removed, or brings what it needs into the plan. */
export async function changeLayout(visitor: Visitor, projectId: string, sent: FormData) {
  const text = (name: string) => String(sent.get(name) ?? '')
  const deed = text('intent')
  const [basketId, layoutId] = [text('basketId'), text('layout')]
  return answerForm(sent, async () => {
    try {
      if (deed === 'layout-remove') {
        await visitor.shop.Projects.DeleteLayout({ basketId, layoutId })
        return redirect(layoutsHref(projectId, { ...asTyped(sent), said: 'layout-removed' }))
      }
      if (deed !== 'layout-save' && deed !== 'layout-take') throw new Response('Bad Request', { status: 400 })
      const draft = draftIn(paramsOf(sent))
      const { tiles } = await visitor.shop.Projects.GetProjectLayouts({ projectId })
      const tile = tiles.find(({ sku }) => sku === draft.tile)
      if (!tile) return refuseFields(sent, { tile: 'Choose a tile.' })
      const worked = workOut(draft, tile)
      if (!worked.drawn) return refuseFields(sent, worked.problems)
      const body = { ...bodyOf(worked), roomId: draft.room, name: draft.name || null, sku: draft.tile }
      const saved = await visitor.shop.Projects.SaveLayout({
        ...body,
        basketId,
        layoutId: layoutId || null,
        groutSku: draft.grout || null,
      })
      if (deed === 'layout-take') await takeNeeds(visitor, saved, tile)
      return redirect(
        layoutsHref(projectId, {
          layout: saved.layout.layoutId,
          said: deed === 'layout-take' ? 'layout-taken' : 'layout-saved',
        }),
      )
    } catch (error) {
      const conflict = findConflict(error, sent)
      if (!conflict) throw error
      return data({ conflict }, { status: 409 })
    }
  })
}

const paramsOf = (sent: FormData): URLSearchParams =>
  new URLSearchParams([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Whoever has removed a layout by mistake still has it before their eyes. */
function asTyped(sent: FormData): Record<string, string> {
  const { basketId, intent, layout, form, ...typed } = Object.fromEntries(paramsOf(sent))
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

const bodyOf = ({ plan }: WorkedOut) => ({
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

/** What is planned already gets the new number; what is not is added. */
async function takeNeeds(
  { shop }: Visitor,
  { projectId, basketId, layout }: { projectId: string; basketId: string; layout: ProjectLayout },
  tile: ProjectLayoutTile,
): Promise<void> {
  const project: ProjectDetail = await shop.MyAccount.GetProjectDetail({ projectId })
  const { edits, adds } = needsOf(layout, tile, project.items)
  const seen = edits.length > 0 ? await shop.Project.EditProjectItems({ basketId, items: edits }) : { basketId }
  if (adds.length > 0) await shop.Project.AddItemToProject({ basketId: seen.basketId, items: adds })
}
