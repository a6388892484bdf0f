import { embed, listOf, oneOf, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { PostalAddress } from './address.ts'
import { count, maybeCents, requiredList, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'
import {
  NewProjectItem,
  ProjectDetail,
  ProjectItemChange,
  ProjectItems,
  ProjectPhotoAddition,
  ProjectPhotoRemoval,
  RoomChange,
} from './project-models.ts'

/** Missing fields are unchanged; null clears a field. Rooms are sent as the full list: missing rooms are deleted. */
const ProjectUpdate = model('ProjectUpdate', {
  basketId: requiredText(60),
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
const ItemsToAdd = model('ItemsToAdd', { basketId: requiredText(60), items: requiredList(NewProjectItem) })
const ItemsToEdit = model('ItemsToEdit', { basketId: requiredText(60), items: requiredList(ProjectItemChange) })
const ProjectCart = model('ProjectCart', {
  /** Items for `AddToCart`, at most 100. */
  items: requiredList(model('ProjectCartItem', { sku: requiredText(40), quantity: count(), room: text(100) })),
  /** Items left out, and why. */
  left: requiredList(requiredText(300)),
})

const path = (name: string) => `/api/project/${name}` as const

/** Writes send the basket they are based on; if it has changed in the meantime they return 409 with the current one. */
export const projectCalls = {
  createNewProject: defineCall({
    id: 'Project.CreateNewProject',
    verb: 'POST',
    path: path('CreateNewProject'),
    summary: 'A new, empty project; the one you have begun and left empty if there is one.',
    access: 'customer',
    limit: limits.users,
    reply: ProjectDetail,
  }),
  addProjectName: defineCall({
    id: 'Project.AddProjectName',
    verb: 'PUT',
    path: path('AddProjectName'),
    summary: 'Names a project.',
    access: 'customer',
    query: ['basketId', 'projectId', 'projectName'],
    reply: ProjectDetail,
  }),
  updateProject: defineCall({
    id: 'Project.UpdateProject',
    verb: 'POST',
    path: path('UpdateProject'),
    summary: 'Changes what is sent of a project: its client, place, rooms, budget, people.',
    access: 'customer',
    body: ProjectUpdate,
    reply: ProjectDetail,
  }),
  addItemToProject: defineCall({
    id: 'Project.AddItemToProject',
    verb: 'POST',
    path: path('AddItemToProject'),
    summary: 'Puts products into the working basket, by area or by box.',
    access: 'customer',
    body: ItemsToAdd,
    reply: ProjectDetail,
  }),
  getProjectItemDetails: defineCall({
    id: 'Project.GetProjectItemDetails',
    verb: 'GET',
    path: path('GetProjectItemDetails'),
    summary: 'What is in the working basket, with need, coverage, price and what is ordered.',
    access: 'customer',
    query: ['basketId'],
    reply: ProjectItems,
  }),
  editProjectItems: defineCall({
    id: 'Project.EditProjectItems',
    verb: 'PUT',
    path: path('EditProjectItems'),
    summary: 'Changes items of the working basket.',
    access: 'customer',
    body: ItemsToEdit,
    reply: ProjectDetail,
  }),
  deleteProjectItems: defineCall({
    id: 'Project.DeleteProjectItems',
    verb: 'DELETE',
    path: path('DeleteProjectItems'),
    summary: 'Takes one item out of the working basket, or several with commas between; alternates go with it.',
    access: 'customer',
    query: ['basketId', 'basketItemGuid'],
    reply: ProjectDetail,
  }),
  saveProject: defineCall({
    id: 'Project.SaveProject',
    verb: 'POST',
    path: path('SaveProject'),
    summary: 'Keeps the working basket: prices are taken as seen, the project is no draft any more.',
    access: 'customer',
    query: ['basketId'],
    reply: ProjectDetail,
  }),
}

/** Not in the specification. */
export const projectExtraCalls = {
  addPhoto: defineCall({
    id: 'Projects.AddProjectPhoto',
    verb: 'POST',
    path: path('AddProjectPhoto'),
    summary: 'Keeps an uploaded photo with a room of a project, or with all of it.',
    access: 'customer',
    body: ProjectPhotoAddition,
    reply: ProjectDetail,
  }),
  removePhoto: defineCall({
    id: 'Projects.RemoveProjectPhoto',
    verb: 'POST',
    path: path('RemoveProjectPhoto'),
    summary: 'Takes a photo out of a project.',
    access: 'customer',
    body: ProjectPhotoRemoval,
    reply: ProjectDetail,
  }),
  getPhoto: defineCall({
    id: 'Projects.GetProjectPhoto',
    verb: 'GET',
    path: path('GetProjectPhoto'),
    summary: 'A photo of a project as a JPEG.',
    access: 'customer',
    query: ['projectId', 'photoId'],
    isFile: true,
  }),
  getProjectCart: defineCall({
    id: 'Projects.GetProjectCart',
    verb: 'GET',
    path: path('GetProjectCart'),
    summary: 'What of a project is still to be ordered, as the cart takes it.',
    access: 'customer',
    query: ['projectId', 'roomId'],
    reply: ProjectCart,
  }),
  duplicateProject: defineCall({
    id: 'Projects.DuplicateProject',
    verb: 'POST',
    path: path('DuplicateProject'),
    summary: 'A copy with rooms and items, without client, documents and people.',
    access: 'customer',
    limit: limits.users,
    query: ['projectId'],
    reply: ProjectDetail,
  }),
}
