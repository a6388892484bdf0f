import { model } from '../kit/model.ts'
import { Place } from './address.ts'
import {
  cents,
  choice,
  count,
  many,
  maybeAmount,
  maybeCents,
  maybeChoice,
  maybeCount,
  maybeOne,
  maybeWords,
  one,
  words,
  yes,
} from './fields.ts'

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
  id: words(36),
  name: words(100),
  lengthFt: maybeAmount(),
  widthFt: maybeAmount(),
  areaSqft: maybeAmount(),
  budgetCents: maybeCents(),
  notes: maybeWords(1000),
  /** Price of the room's items without alternates. */
  plannedCents: cents(),
  isOverBudget: yes(),
})
export const RoomChange = model('RoomChange', {
  /** Null for a new room. */
  id: maybeWords(36),
  name: words(100),
  lengthFt: maybeAmount(),
  widthFt: maybeAmount(),
  areaSqft: maybeAmount(),
  budgetCents: maybeCents(),
  notes: maybeWords(1000),
})

const itemWishes = {
  roomId: maybeWords(36),
  surface: maybeChoice(surfaces),
  pattern: maybeChoice(layingPatterns),
  measuredBy: maybeChoice(measuredBy),
  /** Net area, if measured by area. */
  areaSqft: maybeAmount(),
  /** By default from the pattern and the piece size. */
  wastePercent: maybeAmount(),
  spareBoxes: maybeCount(),
  /** If measured by box. */
  boxes: maybeCount(),
  notes: maybeWords(1000),
  /** The item this is an alternate for; alternates are not counted. */
  alternateOf: maybeWords(36),
}
export const NewProjectItem = model('NewProjectItem', { sku: words(40), ...itemWishes })
/** Missing fields are unchanged; null clears a field. */
export const ProjectItemChange = model('ProjectItemChange', {
  basketItemGuid: words(36),
  sku: maybeWords(40),
  ...itemWishes,
})

export const ProjectItem = model('ProjectItem', {
  basketItemGuid: words(36),
  roomId: maybeWords(36),
  alternateOf: maybeWords(36),
  sku: words(40),
  name: words(200),
  product_url: words(300),
  sku_image_url: words(300),
  altText: words(300),
  kind: words(40),
  surface: choice(surfaces),
  pattern: maybeChoice(layingPatterns),
  measuredBy: choice(measuredBy),
  areaSqft: maybeAmount(),
  wastePercent: maybeAmount(),
  spareBoxes: count(),
  /** Purchase units needed; the unit is `purchaseUnit`. */
  boxes: count(),
  purchaseUnit: words(20),
  needSqft: maybeAmount(),
  coveredSqft: maybeAmount(),
  leftOverSqft: maybeAmount(),
  unitPriceCents: cents(),
  pricePerSqftCents: maybeCount(),
  totalCents: cents(),
  /** The price when it was added or last reviewed, if different. */
  priceBeforeCents: maybeCount(),
  orderedBoxes: count(),
  deliveredBoxes: count(),
  /** Needed and not ordered yet. */
  openBoxes: count(),
  isGone: yes(),
  notes: maybeWords(1000),
})

/** Tile without grout or mortar, an edge without trim. */
const MissingItem = model('MissingItem', {
  roomId: maybeWords(36),
  basketItemGuid: words(36),
  what: choice(['grout', 'mortar', 'trim'] as const),
  message: words(300),
  /** Purchase units needed, if known. */
  boxes: maybeCount(),
  suggestions: many(words(40)),
})
const ProjectBudget = model('ProjectBudget', {
  budgetCents: maybeCents(),
  plannedCents: cents(),
  orderedCents: cents(),
  /** Budget less planned cost; negative if over budget. */
  leftCents: maybeCents(),
  isOver: yes(),
})
export const ProjectChange = model('ProjectChange', {
  version: count(),
  at: words(40),
  who: words(200),
  what: words(300),
})
const ProjectPerson = model('ProjectPerson', { email: words(100), name: words(200), isOwner: yes() })
const ProjectDocument = model('ProjectDocument', {
  kind: choice(['quote', 'selection-sheet', 'order'] as const),
  id: words(40),
  status: words(40),
  totalCents: maybeCents(),
  at: words(40),
})

const ProjectPhoto = model('ProjectPhoto', {
  id: words(36),
  /** Null for the whole project. */
  roomId: maybeWords(36),
  caption: maybeWords(200),
  by: words(200),
  at: words(40),
})
export const ProjectPhotoAddition = model('ProjectPhotoAddition', {
  basketId: words(60),
  roomId: maybeWords(36),
  /** The reply of the photo upload. */
  photo: words(1000),
  caption: maybeWords(200),
})
export const ProjectPhotoRemoval = model('ProjectPhotoRemoval', { basketId: words(60), photoId: words(36) })

export const ProjectDetail = model('ProjectDetail', {
  projectId: words(40),
  /** The basket as the client sees it: it contains the version, so every write names the version it is based on. */
  basketId: words(60),
  version: count(),
  name: words(120),
  clientName: maybeWords(120),
  clientEmail: maybeWords(100),
  place: maybeOne(Place),
  jobName: maybeWords(100),
  poNumber: maybeWords(60),
  notes: maybeWords(4000),
  stage: choice(projectStages),
  /** Not saved yet. */
  isDraft: yes(),
  canEdit: yes(),
  budget: one(ProjectBudget),
  rooms: many(ProjectRoom),
  items: many(ProjectItem),
  missing: many(MissingItem),
  documents: many(ProjectDocument),
  people: many(ProjectPerson),
  photos: many(ProjectPhoto),
  /** Newest first. */
  activity: many(ProjectChange),
  createdAt: words(40),
  updatedAt: words(40),
  updatedBy: words(200),
})
export const ProjectItems = model('ProjectItems', {
  projectId: words(40),
  basketId: words(60),
  version: count(),
  items: many(ProjectItem),
})

const ProjectRow = model('ProjectRow', {
  projectId: words(40),
  basketId: words(60),
  name: words(120),
  clientName: maybeWords(120),
  placeText: maybeWords(200),
  stage: choice(projectStages),
  isDraft: yes(),
  rooms: count(),
  items: count(),
  budgetCents: maybeCents(),
  plannedCents: cents(),
  isOverBudget: yes(),
  sku_image_url: maybeWords(300),
  owner: words(200),
  isOwn: yes(),
  updatedAt: words(40),
  updatedBy: words(200),
})
export const MyProjects = model('MyProjects', { totalCount: count(), isCapped: yes(), projects: many(ProjectRow) })
