import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, maybeCents, requiredList, requiredText } from '../fields.ts'

/** Costs of a project or a room. All but the plan include tax and delivery. */
export const costFields = {
  /** Price of the items without alternates, at today's prices. */
  plannedCents: cents(),
  /** Of the plan, what isn't ordered yet. */
  toOrderCents: cents(),
  /** Offers that are open, accepted or ordered. */
  quotedCents: cents(),
  orderedCents: cents(),
  invoicedCents: cents(),
  returnedCents: cents(),
  /** Budget less ordered, less still to order, plus returned; negative if over budget. */
  leftCents: maybeCents(),
  /** Orders alone cost more than the budget. */
  isOverspent: flag(),
}

export const ProjectExtra = model('ProjectExtra', {
  sku: requiredText(40),
  name: requiredText(200),
  product_url: requiredText(300),
  room: text(100),
  purchaseUnit: requiredText(20),
  orderedBoxes: count(),
  deliveredBoxes: count(),
  /** Goods only, before tax and delivery. */
  goodsCents: cents(),
})

export const OverspentProjects = model('OverspentProjects', {
  /** Largest first. */
  projects: requiredList(
    model('OverspentProject', {
      projectId: requiredText(40),
      name: requiredText(120),
      budgetCents: cents(),
      spentCents: cents(),
    }),
  ),
})
