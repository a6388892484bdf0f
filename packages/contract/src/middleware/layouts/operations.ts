import { defineCall } from '../kit.ts'
import { LayoutToSave, ProjectLayouts, ProjectLayoutTile, SavedLayout } from './models.ts'

const path = (name: string) => `/api/project/${name}` as const

/** Rooms of a project drawn tile by tile. Writes include the basket as projects do. */
export const layoutCalls = {
  getLayoutTile: defineCall({
    id: 'Projects.GetLayoutTile',
    verb: 'GET',
    path: path('GetLayoutTile'),
    summary: 'A product with the data for drawing a layout, at the caller’s prices.',
    isAddition: true,
    access: 'anyone',
    query: ['sku'],
    reply: ProjectLayoutTile,
  }),
  getProjectLayouts: defineCall({
    id: 'Projects.GetProjectLayouts',
    verb: 'GET',
    path: path('GetProjectLayouts'),
    summary: 'The layouts of a project, and which of its products can be laid out.',
    isAddition: true,
    access: 'customer',
    query: ['projectId'],
    reply: ProjectLayouts,
  }),
  saveLayout: defineCall({
    id: 'Projects.SaveLayout',
    verb: 'POST',
    path: path('SaveLayout'),
    summary: 'Saves the layout of a room and calculates tiles, cuts and boxes.',
    isAddition: true,
    access: 'customer',
    body: LayoutToSave,
    reply: SavedLayout,
  }),
  deleteLayout: defineCall({
    id: 'Projects.DeleteLayout',
    verb: 'DELETE',
    path: path('DeleteLayout'),
    summary: 'Takes a layout out of a project.',
    isAddition: true,
    access: 'customer',
    query: ['basketId', 'layoutId', 'version'],
    reply: ProjectLayouts,
  }),
}
