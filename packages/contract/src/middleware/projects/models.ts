import { embed, flag, listOf, measure, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PostalAddress } from '../address/models.ts'
import {
  cents,
  count,
  maybeCents,
  maybeCount,
  requiredEmbed,
  requiredList,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { costFields, ProjectExtra } from './costs.ts'

/** Mostly derived from the project's documents; `installing`, `done` and `archived` are set by users. */
export const projectStages = [
  'planning',
  'selecting',
  'quoted',
  'ordered',
  'delivering',
  'installing',
  'done',
  'archived',
] as const
export type ProjectStage = (typeof projectStages)[number]
export const surfaces = [
  'floor',
  'wall',
  'shower-floor',
  'shower-wall',
  'backsplash',
  'countertop',
  'fireplace',
  'outdoor',
  'other',
] as const
/** Laying patterns of the waste table. */
export const layingPatterns = [
  'grid',
  'half',
  'third',
  'diagonal',
  'herringbone',
  'chevron',
  'basketweave',
  'versailles',
  'mosaic',
  'floating',
] as const
export const measuredBy = ['area', 'box'] as const

export const ProjectRoom = model('ProjectRoom', {
  id: requiredText(36),
  name: requiredText(100),
  lengthFt: measure(),
  widthFt: measure(),
  areaSqft: measure(),
  budgetCents: maybeCents(),
  notes: text(1000),
  ...costFields,
  isOverBudget: flag(),
})
export const RoomChange = model('RoomChange', {
  /** Null for a new room. */
  id: text(36),
  name: requiredText(100),
  lengthFt: measure(),
  widthFt: measure(),
  areaSqft: measure(),
  budgetCents: maybeCents(),
  notes: text(1000),
})

const itemInputFields = {
  roomId: text(36),
  surface: oneOf(surfaces),
  pattern: oneOf(layingPatterns),
  measuredBy: oneOf(measuredBy),
  /** Net area, if measured by area. */
  areaSqft: measure(),
  /** By default from the pattern and the piece size. */
  wastePercent: measure(),
  spareBoxes: maybeCount(),
  /** If measured by box. */
  boxes: maybeCount(),
  notes: text(1000),
  /** The item this is an alternate for; alternates are not counted. */
  alternateOf: text(36),
}
export const NewProjectItem = model('NewProjectItem', { sku: requiredText(40), ...itemInputFields })
/** Missing fields are unchanged; null clears a field. */
export const ProjectItemChange = model('ProjectItemChange', {
  basketItemGuid: requiredText(36),
  sku: text(40),
  ...itemInputFields,
})

export const ProjectItem = model('ProjectItem', {
  basketItemGuid: requiredText(36),
  roomId: text(36),
  alternateOf: text(36),
  sku: requiredText(40),
  name: requiredText(200),
  product_url: requiredText(300),
  sku_image_url: requiredText(300),
  altText: requiredText(300),
  kind: requiredText(40),
  surface: requiredOneOf(surfaces),
  pattern: oneOf(layingPatterns),
  measuredBy: requiredOneOf(measuredBy),
  areaSqft: measure(),
  wastePercent: measure(),
  spareBoxes: count(),
  /** Purchase units needed; the unit is `purchaseUnit`. */
  boxes: count(),
  purchaseUnit: requiredText(20),
  needSqft: measure(),
  coveredSqft: measure(),
  leftOverSqft: measure(),
  unitPriceCents: cents(),
  pricePerSqftCents: maybeCount(),
  totalCents: cents(),
  /** The price when it was added or last reviewed, if different. */
  priceBeforeCents: maybeCount(),
  orderedBoxes: count(),
  deliveredBoxes: count(),
  /** Needed and not ordered yet. */
  openBoxes: count(),
  isGone: flag(),
  notes: text(1000),
})

/** Tile without grout or mortar, an edge without trim. */
const MissingItem = model('MissingItem', {
  roomId: text(36),
  basketItemGuid: requiredText(36),
  what: requiredOneOf(['grout', 'mortar', 'trim'] as const),
  message: requiredText(300),
  /** Purchase units needed, if known. */
  boxes: maybeCount(),
  suggestions: requiredList(requiredText(40)),
})
const ProjectBudget = model('ProjectBudget', {
  budgetCents: maybeCents(),
  ...costFields,
  isOver: flag(),
  /** The part that belongs to no room. */
  outside: requiredEmbed(model('OutsideCosts', costFields)),
})
export const ProjectChange = model('ProjectChange', {
  version: count(),
  at: requiredText(40),
  who: requiredText(200),
  what: requiredText(300),
})
const ProjectPerson = model('ProjectPerson', { email: requiredText(100), name: requiredText(200), isOwner: flag() })
const ProjectDocument = model('ProjectDocument', {
  kind: requiredOneOf(['quote', 'selection-sheet', 'order'] as const),
  id: requiredText(40),
  status: requiredText(40),
  statusText: requiredText(100),
  totalCents: maybeCents(),
  at: requiredText(40),
})

const ProjectPhoto = model('ProjectPhoto', {
  id: requiredText(36),
  /** Null for the whole project. */
  roomId: text(36),
  caption: text(200),
  by: requiredText(200),
  at: requiredText(40),
})
/** The version the caller has seen: the write is refused if someone touched the same part since. */
const seenBasket = { basketId: requiredText(60), version: maybeCount() }
export const ProjectPhotoAddition = model('ProjectPhotoAddition', {
  ...seenBasket,
  roomId: text(36),
  /** The reply of the photo upload. */
  photo: requiredText(1000),
  caption: text(200),
})
export const ProjectPhotoRemoval = model('ProjectPhotoRemoval', {
  ...seenBasket,
  photoId: requiredText(36),
})

export const ProjectDetail = model('ProjectDetail', {
  projectId: requiredText(40),
  /** Stays the same for the life of the project. A write may send `version` with it, to be refused if it overlaps. */
  basketId: requiredText(60),
  version: count(),
  name: requiredText(120),
  clientName: text(120),
  clientEmail: text(100),
  place: embed(PostalAddress),
  jobName: text(100),
  poNumber: text(60),
  notes: text(4000),
  stage: requiredOneOf(projectStages),
  /** Not saved yet. */
  isDraft: flag(),
  canEdit: flag(),
  budget: requiredEmbed(ProjectBudget),
  rooms: requiredList(ProjectRoom),
  items: requiredList(ProjectItem),
  /** Ordered for the project beyond what is planned. */
  extras: requiredList(ProjectExtra),
  missing: requiredList(MissingItem),
  documents: requiredList(ProjectDocument),
  people: requiredList(ProjectPerson),
  photos: requiredList(ProjectPhoto),
  /** Newest first. */
  activity: requiredList(ProjectChange),
  createdAt: requiredText(40),
  updatedAt: requiredText(40),
  updatedBy: requiredText(200),
})
export const ProjectItems = model('ProjectItems', {
  projectId: requiredText(40),
  basketId: requiredText(60),
  version: count(),
  items: requiredList(ProjectItem),
})

const ProjectRow = model('ProjectRow', {
  projectId: requiredText(40),
  basketId: requiredText(60),
  name: requiredText(120),
  clientName: text(120),
  placeText: text(200),
  stage: requiredOneOf(projectStages),
  isDraft: flag(),
  rooms: count(),
  items: count(),
  budgetCents: maybeCents(),
  plannedCents: cents(),
  toOrderCents: cents(),
  orderedCents: cents(),
  returnedCents: cents(),
  leftCents: maybeCents(),
  isOverBudget: flag(),
  /** Orders alone cost more than the budget. */
  isOverspent: flag(),
  sku_image_url: text(300),
  owner: requiredText(200),
  isOwn: flag(),
  updatedAt: requiredText(40),
  updatedBy: requiredText(200),
})
export const MyProjects = model('MyProjects', {
  totalCount: count(),
  isCapped: flag(),
  projects: requiredList(ProjectRow),
})

/** Missing fields are unchanged; null clears a field. Rooms are sent as the full list: missing rooms are deleted. */
export const ProjectUpdate = model('ProjectUpdate', {
  ...seenBasket,
  name: text(120),
  clientName: text(120),
  clientEmail: text(100),
  place: embed(PostalAddress),
  jobName: text(100),
  poNumber: text(60),
  notes: text(4000),
  budgetCents: maybeCents(),
  stage: oneOf(['planning', 'installing', 'done', 'archived'] as const),
  rooms: listOf(RoomChange),
  /** Colleagues who may view and edit it besides the owner. */
  memberEmails: listOf(requiredText(100)),
})
export const ItemsToAdd = model('ItemsToAdd', { ...seenBasket, items: requiredList(NewProjectItem) })
export const ItemsToEdit = model('ItemsToEdit', { ...seenBasket, items: requiredList(ProjectItemChange) })
export const ProjectCart = model('ProjectCart', {
  /** Items for `AddToCart`, at most 100. */
  items: requiredList(
    model('ProjectCartItem', {
      sku: requiredText(40),
      quantity: count(),
      room: text(100),
      projectId: requiredText(40),
    }),
  ),
  /** Items left out, and why. */
  left: requiredList(requiredText(300)),
})
